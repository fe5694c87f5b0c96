import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isInternalUrl } from '../link';
import { isUnmodifiedClick } from '~/browser/unmodified-click';

export type OnFollowLink = (href: string, proceed: () => void) => void;

/** A slower step back was lost with its page, ms. */
const MAX_STEP_MS = 10_000;

/** Resolves once the entry of the last overlay has left the history. */
let stepBack: Promise<void> = Promise.resolve();

/** Adds a history entry for an overlay: Back closes it, and closing it removes the entry. @param onLeave called before a link inside is followed @returns the handler of clicks inside */
export function useCloseOnBack(
  open: boolean,
  close: () => void,
  onLeave: OnFollowLink = (_, proceed) => proceed(),
): (event: MouseEvent) => void {
  const { key } = useLocation();
  const latest = useRef({ close, key });
  const place = useRef<'coming' | 'taken' | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    latest.current = { close, key };
  });
  useEffect(() => {
    if (!open) return;
    const page = currentUrl();
    let leave: (() => void) | undefined;
    const back = (event: PopStateEvent) => {
      window.removeEventListener('popstate', back, true);
      if (currentUrl() === page) {
        event.stopImmediatePropagation();
        // The page may have a newer key by now.
        window.history.replaceState({ ...(event.state as object | null), key: latest.current.key }, '');
      }
      if (leave) return leave();
      place.current = null;
      latest.current.close();
    };
    place.current = 'coming';
    void stepBack.then(() => {
      if (place.current !== 'coming' || currentUrl() !== page) return;
      window.history.pushState(window.history.state, '');
      place.current = 'taken';
      window.addEventListener('popstate', back, true);
    });
    return () => {
      const isStepLeft = place.current === 'taken' && currentUrl() === page;
      place.current = null;
      if (!isStepLeft) return window.removeEventListener('popstate', back, true);
      stepBack = new Promise((resolve) => {
        leave = resolve;
        setTimeout(resolve, MAX_STEP_MS);
      });
      window.history.back();
    };
  }, [open]);
  return (event) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isInternalUrl(href) || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    onLeave(href, () => {
      if (!place.current) return;
      const replace = place.current === 'taken';
      place.current = null;
      close();
      navigate(href, { replace });
    });
  };
}

function currentUrl(): string {
  return window.location.pathname + window.location.search;
}
