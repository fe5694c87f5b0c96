import { useNavigate, useSubmit } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useCurrentUrl } from '~/use-links';
import { parseLineInputValues } from '~server/domain/line-inputs';
import { isInternalUrl } from '~/ui/link';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { PRICE_LIST_ID } from '~/ui/forms/form-ids';
import { type FormMark, useFormState } from '~/ui/forms/use-form-state';
import { fitsUrl, withSelection } from './selection-params';

/** Lines of a price list that are being added; they are not carried to another address. */
export const addingMark: FormMark = { intent: 'add', fetcherKey: PRICE_LIST_ID };

interface NavigationOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * Goes to another address of a list and carries along what is filled in on its price list, where one is shown. Where an
 * address cannot carry it all the page stays and says so, as when its pages are turned.
 * @returns how to go there; it tells whether it could
 */
export function useNavigateWithSelection() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const own = useCurrentUrl();
  const isAdding = useFormState(addingMark) !== 'idle';
  return (address: string, options: NavigationOptions = {}): boolean => {
    const filled = parsePriceList();
    if (filled && isAdding) return false;
    const lines = filled && parseLineInputValues(filled);
    if (lines && !fitsUrl(address, lines)) {
      filled.set('turnTo', 'nowhere');
      submit(filled, { method: 'post', action: own });
      return false;
    }
    navigate(lines ? withSelection(address, lines) : address, options);
    return true;
  };
}

/** Properties of a part whose links lead to other addresses of a list: they, too, carry along what is filled in. */
export function useSelectionLinks() {
  const navigate = useNavigateWithSelection();
  const onClickCapture = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isInternalUrl(href) || !isUnmodifiedClick(event) || !parsePriceList()) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
  return { onClickCapture, 'data-selection-form': PRICE_LIST_ID };
}

/** The address of a list with what is filled in on the page's price list, where it can carry that. */
export function withCurrentSelection(address: string): string {
  const filled = parsePriceList();
  const lines = filled && parseLineInputValues(filled);
  return lines && fitsUrl(address, lines) ? withSelection(address, lines) : address;
}

function parsePriceList(): FormData | null {
  const form = document.getElementById(PRICE_LIST_ID);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
}
