import { useState } from 'react';
import type { CartActionData } from './cart-actions.server';
import type { CartAnswer } from './cart-view';

/**
 * What the last form of the cart left on the page; one that went through leaves nothing.
 * @param documentAnswer what the page itself was answered with, without scripts or before them
 */
export function useCartAnswer(documentAnswer?: CartAnswer) {
  const [last, setLast] = useState({ documentAnswer, answer: documentAnswer });
  if (last.documentAnswer !== documentAnswer) setLast({ documentAnswer, answer: documentAnswer });
  const onAnswer = (data: unknown) => {
    const result = data as CartActionData;
    setLast({ documentAnswer, answer: result.ok ? undefined : result.cart });
  };
  return { answer: last.answer, onAnswer };
}
