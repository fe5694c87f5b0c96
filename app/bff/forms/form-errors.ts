import type { SubmissionResult } from '@conform-to/dom';
import type { FieldErrorLink } from '~/ui/error-summary';

/** An answered form as its page reads it. */
export type FormResult = SubmissionResult;

/** A refused form as it comes back: its faults, and the texts that were typed. */
export type InvalidForm = SubmissionResult & { readonly initialValue: Record<string, string> };

/** Limits of fields as attributes of theirs, by name. */
export type FormConstraints = Readonly<
  Record<string, { readonly required?: boolean; readonly minLength?: number; readonly maxLength?: number }>
>;

/** Errors by field; those of the whole form have an empty name. */
export type FormErrors = Readonly<Record<string, readonly string[] | null | undefined>>;

/** The texts that a form starts with or, once it is refused, those that were typed, and the errors. */
export function parseFields(
  rejected: InvalidForm | undefined,
  start: Readonly<Record<string, string | undefined>> = {},
) {
  const errors: FormErrors = rejected?.error ?? {};
  return { values: rejected?.initialValue ?? start, errors };
}

/** The errors as a summary lists them, each after the label of its field: a summary is read away from the fields. */
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
