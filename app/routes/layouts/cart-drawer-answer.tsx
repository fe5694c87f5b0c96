import { useTranslation } from 'react-i18next';
import { CartMessage } from '~/features/cart/cart-message';
import { addLineFields, type CartAnswer } from '~/features/cart/cart-view';
import { FlashMessage, UndoForm } from '~/features/shell/flash-message';
import { Notice } from '~/ui/notice';
import type { CartDrawerAnswer, CartDrawerView } from '../cart-drawer.server';

interface Props {
  answer: CartDrawerAnswer | undefined;
  action: string;
}

/** What the last form of the drawer did, with its undoing; what is wrong with a line stands at the line, and is only heard here. */
export function DrawerAnswer({ answer, action }: Props) {
  if (answer?.cart) {
    const { cart, drawer } = answer;
    return (
      <>
        <CartMessage answer={{ ...cart, faults: [] }} action={action} />
        {cart.faults.length > 0 && (
          <p role="alert" className="sr-only">
            {nameFaults(cart, drawer)
              .faults.map(({ message }) => message)
              .join(' ')}
          </p>
        )}
      </>
    );
  }
  if (!answer?.done) return null;
  const { text, undo } = answer.done.message;
  return (
    <Notice tone="success" action={undo && <UndoForm undo={undo} />}>
      {text}
    </Notice>
  );
}

/** The same as a toast, for an answer that comes after the drawer was closed. */
export function LateAnswer({ answer, action }: Props) {
  const { t } = useTranslation('cart');
  const refused =
    answer?.cart && describeRefusal(nameFaults(answer.cart, answer.drawer), { label: t('addAgain'), action });
  const told = refused ?? answer?.done?.message;
  return (
    <FlashMessage flash={told ? { ...told, variant: told.variant ?? 'default', id: JSON.stringify(answer) } : null} />
  );
}

/** Away from its line each fault says whose it is. */
function nameFaults(cart: CartAnswer, drawer: CartDrawerView | null): CartAnswer {
  const nameOf = (productId: string) => drawer?.lines.find((line) => line.productId === productId)?.name;
  const faults = cart.faults.map((fault) => {
    const name = nameOf(fault.productId);
    return name === undefined ? fault : { ...fault, message: `${name}: ${fault.message}` };
  });
  return { ...cart, faults };
}

/** All that was refused, once each, as one message. */
export function describeRefusal(
  { faults, stop }: CartAnswer,
  again: { readonly label: string; readonly action: string },
) {
  const lost = stop?.kind === 'lineLost' ? stop.lost : undefined;
  const ended = stop?.kind === 'message' ? stop.text : lost?.message;
  const texts = [...faults.map(({ message }) => message), ...(ended === undefined ? [] : [ended])];
  return {
    variant: 'destructive' as const,
    text: [...new Set(texts)].join(' '),
    undo: lost && lost.quantity > 0 ? { ...again, fields: addLineFields(lost.productId, lost.quantity) } : undefined,
  };
}
