import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isInternalUrl } from './link';
import { isUnmodifiedClick } from '~/browser/unmodified-click';

/** What is done before a link inside is followed. */
export type OnFollowLink = (href: string, proceed: () => void) => void;

/** A step back that takes longer was lost with the page it was to end at. */
const LONGEST_STEP_MS = 10_000;

/** Until the place of what was closed is out of the history: a step back takes its time, and would take the next one's with it. */
let stepBack: Promise<void> = Promise.resolve();

/**
 * Gives what is opened over a page a place of its own in the history: a step back closes it and leaves the page as it is, and
 * closing it otherwise takes that place away. The router is not told: the page is the same.
 * @param onLeave is asked to go on to where a link leads
 * @returns for the clicks inside: the page that a link leads to takes that place
 */
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
    const page = pageNow();
    let leave: (() => void) | undefined;
    const back = (event: PopStateEvent) => {
      window.removeEventListener('popstate', back, true);
      if (pageNow() === page) {
        event.stopImmediatePropagation();
        // The page may have been answered meanwhile, and then has a key of that answer.
        window.history.replaceState({ ...(event.state as object | null), key: latest.current.key }, '');
      }
      if (leave) return leave();
      place.current = null;
      latest.current.close();
    };
    place.current = 'coming';
    void stepBack.then(() => {
      if (place.current !== 'coming' || pageNow() !== page) return;
      window.history.pushState(window.history.state, '');
      place.current = 'taken';
      window.addEventListener('popstate', back, true);
    });
    return () => {
      const isStepLeft = place.current === 'taken' && pageNow() === page;
      place.current = null;
      if (!isStepLeft) return window.removeEventListener('popstate', back, true);
      stepBack = new Promise((resolve) => {
        leave = resolve;
        setTimeout(resolve, LONGEST_STEP_MS);
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

function pageNow(): string {
  return window.location.pathname + window.location.search;
}
