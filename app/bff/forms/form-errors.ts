import type { SubmissionResult } from '@conform-to/dom';
import type { FieldErrorLink } from '~/ui/error-summary';

export type FormResult = SubmissionResult;

/** A rejected form: its errors and the values that were typed. */
export type InvalidForm = SubmissionResult & { readonly initialValue: Record<string, string> };

/** Constraints of fields as HTML attributes, by field name. */
export type FormConstraints = Readonly<
  Record<string, { readonly required?: boolean; readonly minLength?: number; readonly maxLength?: number }>
>;

/** Errors by field; those of the whole form have an empty name. */
export type FormErrors = Readonly<Record<string, readonly string[] | null | undefined>>;

/** Initial or typed values, and the errors. */
export function parseFields(
  rejected: InvalidForm | undefined,
  start: Readonly<Record<string, string | undefined>> = {},
) {
  const errors: FormErrors = rejected?.error ?? {};
  return { values: rejected?.initialValue ?? start, errors };
}

/** Errors for an error summary, each with the label of its field. */
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
