import { useState } from 'react';
import { useBrowserMessage } from '~/browser/messages';
import type { CartActionData } from '../write/cart-action-data.server';

/** Errors of the last cart form; empty after a success. @param documentAnswer action data without scripts */
export function useCartErrors(documentAnswer?: CartActionData) {
  const [last, setLast] = useState({ documentAnswer, answer: documentAnswer });
  if (last.documentAnswer !== documentAnswer) setLast({ documentAnswer, answer: documentAnswer });
  // A removed line cannot show its result: the message of its removal replaces it.
  const message = useBrowserMessage();
  const [seen, setSeen] = useState(message);
  if (message !== seen) {
    setSeen(message);
    if (message) setLast({ documentAnswer, answer: undefined });
  }
  const onAnswer = (data: unknown) => {
    const result = data as CartActionData;
    setLast({ documentAnswer, answer: result.ok ? undefined : result });
  };
  return { answer: last.answer, onAnswer };
}
