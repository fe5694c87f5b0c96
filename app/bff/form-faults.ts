import type { SubmissionResult } from '@conform-to/dom';
import type { Fault } from '~/ui/error-summary';

/** A refused form as it comes back: its faults, and the texts that were typed. */
export type RefusedForm = SubmissionResult & { readonly initialValue: Record<string, string> };

/** What the fields of a form show, by name. */
interface ShownFields {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly errors: NonNullable<SubmissionResult['error']>;
}

/** The texts that a form starts with or, once it is refused, those that were typed, and the faults. */
export function readFields(refused: RefusedForm | undefined, start: ShownFields['values'] = {}): ShownFields {
  return { values: refused?.initialValue ?? start, errors: refused?.error ?? {} };
}

/** All faults of a refused form for the summary at its top; those of the whole form have no field. */
export function faultsOf(result: SubmissionResult | undefined): Fault[] {
  return Object.entries(result?.error ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => (name === '' ? { message } : { fieldId: name, message })),
  );
}
