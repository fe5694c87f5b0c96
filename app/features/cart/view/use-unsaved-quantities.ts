import { useFetcher, useFetchers } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import type { NetworkError } from '~/browser/network/network-error';
import type { CartActionData } from '../write/cart-action-data.server';
import { PRODUCT_ID } from '../model/line-identity';
import { typedLines } from './unsaved-lines';

const UNSAVED_KEY = 'cart-unsaved';

/** Saves typed quantities before leaving the cart, then continues unless one was rejected. */
export function useUnsavedQuantities(action: string, onAnswer: (answer: unknown) => void) {
  const { submit, data } = useFetcher<CartActionData | { networkError: NetworkError }>({ key: UNSAVED_KEY });
  const fetchers = useFetchers();
  const answered = useRef(data);
  const next = useRef<() => void>();
  useEffect(() => {
    if (data === answered.current) return;
    answered.current = data;
    const proceed = next.current;
    next.current = undefined;
    if (!data || !proceed || 'networkError' in data) return;
    if (data.ok) proceed();
    else onAnswer(data);
  });
  return (proceed?: () => void) => {
    const lines = typedLines((line) => fetchers.some(({ formData }) => formData && isChangedBy(formData, line)));
    if (lines.length === 0) return proceed?.();
    next.current = proceed;
    const form = new FormData();
    form.set('intent', 'changeQuantity');
    for (const [name, value] of lines) form.append(name, value);
    form.set(FETCHER_KEY_NAME, UNSAVED_KEY);
    submit(form, { method: 'post', action, preventScrollReset: true });
  };
}

/** Whether a pending form removes this line or sets this quantity. */
function isChangedBy(form: FormData, line: FormData): boolean {
  const at = form.getAll(PRODUCT_ID).indexOf(line.get(PRODUCT_ID) ?? '');
  const quantity = form.getAll('quantity')[at];
  return at >= 0 && (quantity === undefined || quantity === line.get('quantity'));
}
