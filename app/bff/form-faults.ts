import type { SubmissionResult } from '@conform-to/react';
import type { Fault } from '~/ui/error-summary';

/** A refused form as it comes back: its faults, and the texts that were typed. */
export type RefusedForm = SubmissionResult & { readonly initialValue: Record<string, string> };

/** All faults of a refused form for the summary at its top; those of the whole form have no field. */
export function faultsOf(result: SubmissionResult | undefined): Fault[] {
  return Object.entries(result?.error ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => (name === '' ? { message } : { fieldId: name, message })),
  );
}
