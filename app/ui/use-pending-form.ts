import { useFetchers, useNavigation } from '@remix-run/react';

/** Fields that identify a form of the page, `{ productId: '7' }`; null: the field is absent. */
export type FormMark = Readonly<Record<string, string | null>>;

export function carriesMark(data: FormData | undefined, mark: FormMark): boolean {
  if (data === undefined) return false;
  return Object.entries(mark).every(([name, value]) => data.get(name) === value);
}

/** Whether a form is pending, by navigation or fetcher; never on the server. */
export const usePendingForm: (mark: FormMark) => boolean = import.meta.env.SSR ? () => false : useFormOnItsWay;

function useFormOnItsWay(mark: FormMark): boolean {
  const navigation = useNavigation();
  return [navigation, ...useFetchers()].some(({ formData }) => carriesMark(formData, mark));
}
