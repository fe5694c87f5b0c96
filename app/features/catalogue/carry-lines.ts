import { useNavigate, useSubmit } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useOwnAddress } from '~/links-hook';
import { readTypedLines } from '~/trade/typed-lines';
import { isPageAddress } from '~/ui/link';
import { canCarry, withChosen } from './chosen-lines';

/** Id of the price list's form, for what stands outside of it. */
export const PRICE_LIST_ID = 'price-list';

interface Way {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * Goes to another address of a list and carries along what is filled in on its price list, where one is shown. Where an address cannot
 * carry it all the page stays and says so, as when its pages are turned.
 */
export function useCarryLines() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const own = useOwnAddress();
  return (address: string, way: Way = {}) => {
    const filled = readPriceList();
    const lines = filled && readTypedLines(filled);
    if (!lines) return navigate(address, way);
    if (canCarry(address, lines)) return navigate(withChosen(address, lines), way);
    filled.set('turnTo', '1');
    return submit(filled, { method: 'post', action: own });
  };
}

/** Takes over the clicks on links to other addresses of a list, so that they, too, carry along what is filled in. */
export function useCarryingClicks() {
  const carry = useCarryLines();
  return (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isPageAddress(href) || !isPlain(event) || !readPriceList()) return;
    event.preventDefault();
    carry(href, { preventScrollReset: true });
  };
}

function readPriceList(): FormData | null {
  const form = document.getElementById(PRICE_LIST_ID);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
}

/** Whether a click asks for the page here and now, not in a tab of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
