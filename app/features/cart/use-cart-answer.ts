import { useState } from 'react';
import { useBrowserMessage } from '~/browser/messages';
import type { CartActionData } from './cart-actions.server';
import type { CartLineErrors } from './cart-view';

/**
 * What the last form of the cart left on the page; one that went through leaves nothing.
 * @param documentAnswer what the page itself was answered with, without scripts or before them
 */
export function useCartAnswer(documentAnswer?: CartLineErrors) {
  const [last, setLast] = useState({ documentAnswer, answer: documentAnswer });
  if (last.documentAnswer !== documentAnswer) setLast({ documentAnswer, answer: documentAnswer });
  // A line that is gone cannot take its own answer: the message of its removal stands for it.
  const message = useBrowserMessage();
  const [seen, setSeen] = useState(message);
  if (message !== seen) {
    setSeen(message);
    if (message) setLast({ documentAnswer, answer: undefined });
  }
  const onAnswer = (data: unknown) => {
    const result = data as CartActionData;
    setLast({ documentAnswer, answer: result.ok ? undefined : result.cart });
  };
  return { answer: last.answer, onAnswer };
}
