import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { encodeForm, LONGEST_WAIT, sendInTurn } from '~/ui/in-turn';
import type { CartDrawerAnswer } from '../cart-drawer';

interface DrawerForms {
  /** What became of the last; `failed` without an answer. */
  readonly answer: CartDrawerAnswer | 'failed' | undefined;
  readonly onSubmitCapture: (event: FormEvent) => void;
}

/**
 * Sends the forms inside the drawer beside the page, which then reads itself anew and stays.
 * @param cart the lines as they are shown; the focus goes back to the line that was changed
 */
export function useDrawerForms(address: string, cart: unknown): DrawerForms {
  const [answer, setAnswer] = useState<CartDrawerAnswer | 'failed'>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (typeof answer !== 'object' || !document.activeElement?.matches('body, [role=dialog]')) return;
    document.getElementById(answer.done?.anchor ?? '')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [cart, answer]);
  const onSubmitCapture = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const form = formOf(event.target, (event.nativeEvent as SubmitEvent).submitter);
    const send = async () => {
      setAnswer(await post(address, form).catch(() => 'failed' as const));
      revalidate();
    };
    void sendInTurn({ address, form, send, isBeside: true });
  };
  return { answer, onSubmitCapture };
}

function formOf(element: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const form = new FormData(element);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') form.append(submitter.name, submitter.value);
  return form;
}

/** A redirect is left to the page that follows: it brings the message that says why. */
async function post(address: string, form: FormData): Promise<CartDrawerAnswer> {
  const answer = await fetch(address, { method: 'POST', body: encodeForm(form), redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as CartDrawerAnswer;
}
