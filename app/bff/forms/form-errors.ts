import type { SubmissionResult } from '@conform-to/dom';
import type { FieldErrorLink } from '~/ui/forms/error-summary';

export type FormResult = SubmissionResult;

export type InvalidForm = SubmissionResult & { readonly initialValue: Record<string, string> };

export type FormConstraints = Readonly<
  Record<string, { readonly required?: boolean; readonly minLength?: number; readonly maxLength?: number }>
>;

/** Errors by field; those of the whole form have an empty name. */
export type FormErrors = Readonly<Record<string, readonly string[] | null | undefined>>;

export function parseFields(
  rejected: InvalidForm | undefined,
  start: Readonly<Record<string, string | undefined>> = {},
) {
  const errors: FormErrors = rejected?.error ?? {};
  return { values: rejected?.initialValue ?? start, errors };
}

export function listErrors(
  errors: FormErrors | null | undefined,
  labels: Readonly<Record<string, string>> = {},
): FieldErrorLink[] {
  return Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((text) => {
      const message = labels[name] === undefined ? text : `${labels[name]}: ${text}`;
      return name === '' ? { message } : { fieldId: name, message };
    }),
  );
}
