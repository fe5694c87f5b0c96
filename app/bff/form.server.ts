import { data } from '@remix-run/node';
import { getZodConstraint } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/dom';
import type * as z from 'zod';
import type { FormConstraints, RefusedForm } from './form-faults';
import { parseForm, type ParsedForm } from './parse-form';
import type { Scope } from './scope.server';

/** Reads a posted form; faults are in the language of the page. */
export function readForm<Schema extends z.ZodType>(scope: Scope, form: FormData, schema: Schema): ParsedForm<Schema> {
  return parseForm(scope.t, form, schema);
}

/** The limits of a form's fields as attributes, by name: required, length. */
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
