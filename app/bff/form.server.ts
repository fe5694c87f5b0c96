import { data } from '@remix-run/node';
import { parseWithZod } from '@conform-to/zod';
import type { Submission, SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import type { Scope } from './scope.server';

/** A posted form as its schema reads it. */
export type ReadForm<Schema extends z.ZodTypeAny> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/** Reads a posted form. The messages of the schema are message keys (`errors:phone`); they come out translated. */
export function readForm<Schema extends z.ZodTypeAny>(scope: Scope, form: FormData, schema: Schema): ReadForm<Schema> {
  return parseWithZod(form, {
    schema,
    errorMap: (issue) => ({ message: issue.code === 'invalid_type' && issue.received === 'undefined' ? 'errors:required' : 'errors:invalid' }),
    formatError: (issues: z.ZodIssue[]): string[] => issues.map((issue) => scope.t(issue.message)),
  });
}

/** Answers the page again, status 422: the faults at their fields and all that was typed but passwords. */
export function refuseForm(result: SubmissionResult) {
  return data({ form: withoutPasswords(result) }, { status: 422 });
}

function withoutPasswords(result: SubmissionResult): SubmissionResult {
  const kept = Object.entries(result.initialValue ?? {}).filter(([name]) => !/password/i.test(name));
  return { ...result, initialValue: Object.fromEntries(kept) };
}
