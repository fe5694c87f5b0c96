import { type Navigation, useFetchers, useNavigation } from '@remix-run/react';

/** Fields that identify a form of the page, `{ productId: '7' }`; null: the field is absent. */
export type FormMark = Readonly<Record<string, string | null>>;

export function hasFields(data: FormData | undefined, mark: FormMark): boolean {
  if (data === undefined) return false;
  return Object.entries(mark).every(([name, value]) => data.get(name) === value);
}

type FormState = Navigation['state'];

/** State of a form sent by navigation or fetcher: `submitting`, then `loading` while a fetcher's answer revalidates the page. */
export const useFormState: (mark: FormMark) => FormState = import.meta.env.SSR ? () => 'idle' : usePendingState;

function usePendingState(mark: FormMark): FormState {
  const navigation = useNavigation();
  const fetchers = useFetchers().filter(({ formData }) => hasFields(formData, mark));
  if (hasFields(navigation.formData, mark) || fetchers.some(({ state }) => state === 'submitting')) return 'submitting';
  return fetchers.length > 0 ? 'loading' : 'idle';
}
