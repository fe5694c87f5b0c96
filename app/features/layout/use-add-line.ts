import { useFetcher, useSubmit } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { showNetworkError } from '~/browser/network/network-error';
import { ACCOUNT_NAME, useAccount } from '~/ui/forms/account-field';
import { FORM_KEY_NAME, FormKeyContext } from '~/ui/forms/form-key';
import type { LineSuggestion } from '~server/domain/search-suggestion';
import { useLinks } from '~/use-links';

/**
 * Adds order lines to the cart, each by a fetcher of its own, so that the next can be typed at once.
 * @param onFailed called with the text of the last line when it was not added
 */
export function useAddLine(onFailed: (typed: string) => void): (line: LineSuggestion) => void {
  const action = useLinks().to('checkout');
  const submit = useSubmit();
  const account = useAccount();
  const formKey = useContext(FormKeyContext);
  const [last, setLast] = useState({ count: 0, typed: '' });
  const { data } = useFetcher<{ ok?: boolean }>({ key: keyOf(last.count) });
  const answered = useRef(data);
  useEffect(() => {
    if (data === answered.current) return;
    answered.current = data;
    if (data && !data.ok) onFailed(last.typed);
  });
  return ({ typed, productId, quantity, unit, expectedLines, expectedTotal }) => {
    if (!navigator.onLine) {
      showNetworkError({ why: 'offline' });
      return onFailed(typed);
    }
    const count = last.count + 1;
    const form = new FormData();
    const fields = {
      intent: 'add',
      productId,
      quantity,
      unit,
      expectedLines: String(expectedLines),
      expectedTotal: String(expectedTotal),
      [FETCHER_KEY_NAME]: keyOf(count),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (account !== undefined) form.set(ACCOUNT_NAME, account);
    // The same line typed twice is wanted twice.
    if (formKey !== null) form.set(FORM_KEY_NAME, `${formKey}-${count}`);
    setLast({ count, typed });
    submit(form, { method: 'post', action, navigate: false, fetcherKey: keyOf(count), preventScrollReset: true });
  };
}

function keyOf(count: number): string {
  return `order-line-${count}`;
}
