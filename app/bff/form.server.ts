import { data } from '@remix-run/node';
import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission, SubmissionResult } from '@conform-to/dom';
import type * as z from 'zod';
import type { RefusedForm } from './form-faults';
import type { MessageKey } from '~/i18n/message-key';
import { cleanText } from '~/trade/clean-text';
import type { Scope } from './scope.server';

/** A posted form as its schema reads it. */
export type ReadForm<Schema extends z.ZodType> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/** Reads a posted form. The messages of the schema are message keys (`errors:phone`); they come out translated, each once. */
export function readForm<Schema extends z.ZodType>(scope: Scope, form: FormData, schema: Schema): ReadForm<Schema> {
  return parseWithZod(plainFields(form), {
    schema,
    error: ({ input }) => (input === undefined ? 'errors:required' : 'errors:invalid'),
    formatError: (issues: z.core.$ZodIssue[]): string[] => [
      ...new Set(issues.map((issue) => scope.t(issue.message as MessageKey))),
    ],
  });
}

/**
 * Only fields with a plain name, of a repeated one the first: in brackets and dots conform reads nested structures, of which a crafted form could
 * ask for any size, and no form of the portal has any.
 */
function plainFields(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form)
    if (/^[a-z]\w*$/i.test(name) && !plain.has(name)) plain.append(name, clean(name, value));
  return plain;
}

/** Passwords and remarks are taken letter by letter. */
function clean(name: string, value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' && !/password|comment|message/i.test(name) ? cleanText(value) : value;
}

/** Answers the page again, status 422: the faults at their fields and all single texts that were typed but passwords. */
export function refuseForm(result: SubmissionResult) {
  return data({ form: withoutPasswords(result) }, { status: 422 });
}

function withoutPasswords(result: SubmissionResult): RefusedForm {
  const typed = Object.entries(result.initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...result, initialValue: Object.fromEntries(typed.filter(([name]) => !/password/i.test(name))) };
}
