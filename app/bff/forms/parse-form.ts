import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission } from '@conform-to/dom';
import * as z from 'zod';
import { cleanText } from '~/domain/clean-text';

// A page's policy lets no functions be written from text; on the server they would take time and memory.
z.config({ jitless: true });

/** A posted form as its schema reads it. */
export type ParsedForm<Schema extends z.ZodType> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/**
 * Parses a form, on the server and in the browser. The messages of a schema are message keys (`errors:phone`); they come out translated, each once.
 * @param control a field of conform's own, which only the browser reads
 */
export function parseForm<Schema extends z.ZodType>(
  t: (key: string) => string,
  form: FormData,
  schema: Schema,
  control?: string,
): ParsedForm<Schema> {
  return parseWithZod(plainFields(form, control), {
    schema,
    error: ({ input }) => (input === undefined ? 'errors:required' : 'errors:invalid'),
    formatError: (issues: z.core.$ZodIssue[]): string[] => [...new Set(issues.map((issue) => t(issue.message)))],
  });
}

/**
 * Only fields with a plain name, of a repeated one the first: in brackets and dots conform reads nested structures, of which a crafted form could
 * ask for any size, and no form of the portal has any.
 */
function plainFields(form: FormData, control: string | undefined): FormData {
  const plain = new FormData();
  for (const [name, value] of form)
    if ((/^[a-z]\w*$/i.test(name) || name === control) && !plain.has(name)) plain.append(name, clean(name, value));
  return plain;
}

/** Passwords and remarks are taken letter by letter. */
function clean(name: string, value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' && !/password|comment|message/i.test(name) ? cleanText(value) : value;
}
