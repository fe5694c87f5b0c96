import { useNavigate, useRevalidator } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { postBeside, sendInTurn } from '~/connection/in-turn';
import { readLostAnswer, tellLostAnswer } from '~/connection/lost-answer';
import { PRODUCT_NAME } from '~/features/cart/line-ref';
import { typedLines } from '~/features/cart/typed-lines';
import { useLinks } from '~/links-hook';
import type { OnLeave } from '~/ui/use-back-closes';
import { waitingForms } from '~/ui/waiting-forms';
import type { CartDrawerAnswer, CartDrawerView } from '../cart-drawer.server';

interface DrawerForms {
  /** What became of the last; undefined without an answer. */
  readonly answer: CartDrawerAnswer | undefined;
  /** Before the drawer is closed: what is typed at the lines goes into the cart, and the answer is told over the page; what was refused there already is left. */
  readonly onClose: () => void;
  readonly onSubmitCapture: (event: FormEvent) => void;
  /** On the way to checkout what is typed at the lines goes into the cart first. */
  readonly onLeave: OnLeave;
}

/**
 * Sends the forms of the drawer beside the page, which then reads itself anew and stays.
 * @param cart as it is shown; the focus goes back to the line that was changed, or on to the box that was refused on the way to checkout
 * @param show takes the cart that an answer brings
 */
export function useDrawerForms(cart: CartDrawerView | null, show: (cart: CartDrawerView) => void): DrawerForms {
  const links = useLinks();
  const address = links.to('cart-drawer');
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<CartDrawerAnswer>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!answer || !document.activeElement?.matches('body, [role=dialog], [role=dialog] a')) return;
    const place = answer.cart?.faults.length
      ? '[role=dialog] [aria-invalid=true]'
      : `[id="${CSS.escape(answer.done?.anchor ?? '')}"] [type=submit]`;
    document.querySelector<HTMLElement>(place)?.focus();
  }, [cart, answer]);
  const sendForm = (form: FormData, goOn?: () => void) => {
    const send = async () => {
      tellLostAnswer(null);
      const couldSend = navigator.onLine;
      try {
        const answered = await post(address, form);
        // Who is signed in no more is led to sign in, and told why.
        if (!answered) return navigate(links.to('checkout'));
        if (answered.drawer) show(answered.drawer);
        setAnswer(answered);
        if (answered.done) goOn?.();
      } catch (error) {
        setAnswer(undefined);
        const lost = readLostAnswer(error, form, couldSend);
        if (lost) tellLostAnswer({ ...lost, pathname: window.location.pathname });
      }
      revalidate();
    };
    void sendInTurn({ address, form, send, isBeside: true });
  };
  const onSubmitCapture = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    sendForm(formOf(event.target, (event.nativeEvent as SubmitEvent).submitter));
  };
  const sendTyped = (typed: ReturnType<typeof typedLines>, goOn?: () => void) => {
    if (typed.length === 0) return goOn?.();
    const form = new FormData();
    for (const [name, value] of [['intent', 'changeQuantity'] as const, ...typed]) form.append(name, value);
    sendForm(form, goOn);
  };
  const onLeave: OnLeave = (href, goOn) =>
    href.startsWith(links.to('checkout')) ? sendTyped(typedLines(), goOn) : goOn();
  const onClose = () => {
    setAnswer(undefined);
    if (!answer?.cart?.faults.length) sendTyped(typedLines(isUnderWay));
  };
  return { answer, onClose, onSubmitCapture, onLeave };
}

/** Whether a line is on its way out of the cart, or to this very quantity. */
function isUnderWay(line: FormData): boolean {
  const [product, quantity] = [line.get(PRODUCT_NAME), line.get('quantity')];
  return waitingForms().some((form) => {
    const at = form.getAll(PRODUCT_NAME).indexOf(product ?? '');
    return at >= 0 && (form.getAll('quantity')[at] ?? quantity) === quantity;
  });
}

function formOf(element: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const form = new FormData(element);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') form.append(submitter.name, submitter.value);
  return form;
}

/** @returns null for a redirect, which is left to the page that follows */
async function post(address: string, form: FormData): Promise<CartDrawerAnswer | null> {
  const answer = await postBeside(address, form);
  if (answer.type === 'opaqueredirect') return null;
  if (answer.ok) return (await answer.json()) as CartDrawerAnswer;
  // Of a failure in the portal's own form the status is not the host's.
  const isOwn = answer.headers.get('content-type')?.includes('json');
  throw Object.assign(new Error(`${address} answered ${answer.status}`), { status: isOwn ? 0 : answer.status });
}
