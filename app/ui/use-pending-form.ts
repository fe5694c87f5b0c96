import { useFetchers, useNavigation } from '@remix-run/react';

/** The fields that tell one form, or one button of it, from all others of a page, such as `{ productId: '7' }`; null is for a field it does not send. */
export type FormMark = Readonly<Record<string, string | null>>;

/** Whether form data are those of the form with this mark. */
export function carriesMark(data: FormData | undefined, mark: FormMark): boolean {
  if (data === undefined) return false;
  return Object.entries(mark).every(([name, value]) => data.get(name) === value);
}

/** Whether the form with this mark is on its way, by a navigation or a fetcher. Never true on the server and without scripts. */
export const usePendingForm: (mark: FormMark) => boolean = import.meta.env.SSR ? () => false : useFormOnItsWay;

function useFormOnItsWay(mark: FormMark): boolean {
  const navigation = useNavigation();
  return [navigation, ...useFetchers()].some(({ formData }) => carriesMark(formData, mark));
}
