import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isPageAddress, isPlainClick } from './link';

/** What is done before a link inside is followed. */
export type OnLeave = (href: string, goOn: () => void) => void;

/**
 * Gives what is opened over a page a place of its own in the history: a step back closes it and leaves the page as it is, and
 * closing it otherwise takes that place away. The router is not told: the page is the same.
 * @param onLeave is asked to go on to where a link leads
 * @returns for the clicks inside: the page that a link leads to takes that place
 */
export function useBackCloses(
  open: boolean,
  close: () => void,
  onLeave: OnLeave = (_, goOn) => goOn(),
): (event: MouseEvent) => void {
  const { key } = useLocation();
  const latest = useRef({ close, key });
  const isPlaced = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    latest.current = { close, key };
  });
  useEffect(() => {
    if (!open) return;
    const page = pageNow();
    window.history.pushState(window.history.state, '');
    isPlaced.current = true;
    const back = (event: PopStateEvent) => {
      window.removeEventListener('popstate', back, true);
      isPlaced.current = false;
      if (pageNow() === page) {
        event.stopImmediatePropagation();
        // The page may have been answered meanwhile, and then has a key of that answer.
        window.history.replaceState({ ...(event.state as object | null), key: latest.current.key }, '');
      }
      latest.current.close();
    };
    window.addEventListener('popstate', back, true);
    return () => {
      if (isPlaced.current && pageNow() === page) window.history.back();
      else window.removeEventListener('popstate', back, true);
    };
  }, [open]);
  return (event) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isPageAddress(href) || !isPlainClick(event)) return;
    event.preventDefault();
    onLeave(href, () => {
      if (!isPlaced.current) return;
      isPlaced.current = false;
      close();
      navigate(href, { replace: true });
    });
  };
}

function pageNow(): string {
  return window.location.pathname + window.location.search;
}
