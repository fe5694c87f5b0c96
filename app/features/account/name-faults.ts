import type { SubmissionResult } from '@conform-to/dom';
import { faultsOf } from '~/bff/form-faults';
import type { Fault } from '~/ui/error-summary';

/** The faults of a refused form, each after the label of its field: a summary is read away from the fields. */
export function nameFaults(result: SubmissionResult | undefined, labels: Readonly<Record<string, string>>): Fault[] {
  return faultsOf(result).map((fault) => {
    const label = fault.fieldId === undefined ? undefined : labels[fault.fieldId];
    return label === undefined ? fault : { ...fault, message: `${label}: ${fault.message}` };
  });
}
