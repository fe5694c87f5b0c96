import { type Navigation, useActionData, useFetchers, useNavigation } from '@remix-run/react';
import { useState } from 'react';

/** Fields that identify a form of the page, `{ productId: '7' }`; null: the field is absent. */
export type FormMark = Readonly<Record<string, string | null>>;

export function hasFields(data: FormData | undefined, mark: FormMark): boolean {
  if (data === undefined) return false;
  return Object.entries(mark).every(([name, value]) => data.get(name) === value);
}

type FormState = Navigation['state'];

/** State of a form sent by navigation or fetcher: `submitting`, then `loading` while the page with its answer is revalidated. */
export const useFormState: (mark: FormMark) => FormState = import.meta.env.SSR ? () => 'idle' : usePendingState;

function usePendingState(mark: FormMark): FormState {
  const navigation = useNavigation();
  const actionData = useActionData();
  const [dataBefore, setDataBefore] = useState(actionData);
  if (navigation.state === 'submitting' && dataBefore !== actionData) setDataBefore(actionData);
  // A redirect brings no action data: the form is under way until its page is there.
  const isAnswered = navigation.state === 'loading' && actionData !== dataBefore;
  const fetchers = useFetchers().filter(({ formData }) => hasFields(formData, mark));
  const isNavigating = hasFields(navigation.formData, mark);
  if ((isNavigating && !isAnswered) || fetchers.some(({ state }) => state === 'submitting')) return 'submitting';
  return isNavigating || fetchers.length > 0 ? 'loading' : 'idle';
}
