import { data } from '@remix-run/node';
import { getZodConstraint } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/dom';
import type * as z from 'zod';
import type { FormConstraints, InvalidForm } from './form-errors';
import { parseForm, type ParsedForm } from './parse-form';
import type { RequestContext } from '../context.server';

export function parsePostedForm<Schema extends z.ZodType>(
  ctx: RequestContext,
  form: FormData | URLSearchParams,
  schema: Schema,
): ParsedForm<Schema> {
  return parseForm(ctx.t, form, schema);
}

export function constraintsOf(schema: z.ZodType): FormConstraints {
  return Object.fromEntries(
    Object.entries(getZodConstraint(schema)).map(([name, { required, minLength, maxLength }]) => [
      name,
      {
        ...(required && { required }),
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
      },
    ]),
  );
}

/** Renders the page again with the errors and the typed values without passwords. */
export function invalidForm(result: SubmissionResult, status = 422) {
  return data({ form: keepTyped(result) }, { status });
}

/** The errors and the typed values without passwords. */
export function keepTyped(result: SubmissionResult): InvalidForm {
  const typed = Object.entries(result.initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...result, initialValue: Object.fromEntries(typed.filter(([name]) => !/password/i.test(name))) };
}
