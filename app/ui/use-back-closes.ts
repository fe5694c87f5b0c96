import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isPageAddress } from './link';

/**
 * Gives what is opened over a page a place of its own in the history: a step back closes it and leaves the page as it is, and
 * closing it otherwise takes that place away. The router is not told: the page is the same.
 * @returns for the clicks inside: the page that a link leads to takes that place
 */
export function useBackCloses(open: boolean, close: () => void): (event: MouseEvent) => void {
  const latest = useRef(close);
  const navigate = useNavigate();
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const { href } = window.location;
    markPlace(true);
    const back = (event: PopStateEvent) => {
      window.removeEventListener('popstate', back, true);
      if (window.location.href === href) event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', back, true);
    return () => {
      if (isOpenPlace()) window.history.back();
      else window.removeEventListener('popstate', back, true);
    };
  }, [open]);
  return (event) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isPageAddress(href) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    markPlace(false);
    close();
    navigate(href, { replace: true });
  };
}

/** Marks a new place of the same page as that of what is open over it, or takes the mark off the place. */
function markPlace(isOpen: boolean): void {
  const { history } = window;
  const state = { ...(history.state as object | null), isOpen };
  if (isOpen) history.pushState(state, '');
  else history.replaceState(state, '');
}

function isOpenPlace(): boolean {
  return (window.history.state as { isOpen?: boolean } | null)?.isOpen === true;
}
