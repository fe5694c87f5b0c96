import { useNavigation } from '@remix-run/react';
import { useWaitingForms, waitingForms } from './waiting-forms';

/** The fields that tell one form, or one button of it, from all others of a page, such as `{ productId: '7' }`; null is for a field it does not send. */
export type FormMark = Readonly<Record<string, string | null>>;

/** Whether data on their way to the server are those of the form with this mark. */
export function carriesMark(data: FormData | undefined, mark: FormMark): boolean {
  if (data === undefined) return false;
  return Object.entries(mark).every(([name, value]) => data.get(name) === value);
}

/** Whether the form with this mark has been sent and its answer has not arrived yet. Never true on the server and without scripts. */
export const usePendingForm: (mark: FormMark) => boolean = import.meta.env.SSR ? () => false : useSentForm;

function useSentForm(mark: FormMark): boolean {
  const navigation = useNavigation();
  const waiting = useWaitingForms();
  return [navigation.formData, ...waiting].some((form) => carriesMark(form, mark));
}

/** The same at this moment, for what a press does. */
export function isPendingForm(mark: FormMark): boolean {
  return [window.__remixRouter.state.navigation.formData, ...waitingForms()].some((form) => carriesMark(form, mark));
}
