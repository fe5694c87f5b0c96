import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission } from '@conform-to/dom';
import * as z from 'zod';
import { cleanText } from '~server/domain/clean-text';

// The content security policy forbids functions made from text.
z.config({ jitless: true });

export type ParsedForm<Schema extends z.ZodType> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/** Parses a form on the server and in the browser; schema messages are message keys, `params` of an issue their values. @param control conform's own field */
export function parseForm<Schema extends z.ZodType>(
  t: (key: string, values: Record<string, unknown>) => string,
  form: FormData | URLSearchParams,
  schema: Schema,
  control?: string,
): ParsedForm<Schema> {
  return parseWithZod(plainFields(form, control), {
    schema,
    error: ({ input }) => (input === undefined ? 'errors:required' : 'errors:invalid'),
    formatError: (issues: z.core.$ZodIssue[]): string[] => [
      ...new Set(issues.map((issue) => t(issue.message, valuesOf(issue)))),
    ],
  });
}

/** Only the first of plain names: conform expands brackets and dots without bound. */
function plainFields(form: FormData | URLSearchParams, control: string | undefined): FormData {
  const plain = new FormData();
  for (const [name, value] of form)
    if ((/^[a-z][\w-]*$/i.test(name) || name === control) && !plain.has(name)) plain.append(name, clean(name, value));
  return plain;
}

function clean(name: string, value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' && !/password|comment|message/i.test(name) ? cleanText(value) : value;
}

/** What a message may name: `count` is a limit that was exceeded. */
function valuesOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  return issue.code === 'too_big' ? { count: issue.maximum } : issue.code === 'custom' ? (issue.params ?? {}) : {};
}
