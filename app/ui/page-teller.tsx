import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * What a new document does by itself, for a page that scripts bring in place of the last: a screen reader is told its title, and the
 * focus goes to its beginning. An aimed-at place, a part of the page that took the focus and a field being filled in keep it.
 */
export function PageTeller() {
  const [told, setTold] = useState('');
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const pressed = useFocusAtPress();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTold(document.title);
    if (hash !== '') return;
    // A dialog that goes with the last page gives its focus back first.
    const timer = setTimeout(() => {
      if (!isFocusTaken(pressed.current)) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname, hash, pressed]);
  return <div role="status" className="sr-only">{told}</div>;
}

/** What had the focus when the next page was asked for. */
function useFocusAtPress() {
  const isOnTheWay = useNavigation().state !== 'idle';
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isOnTheWay) focused.current = document.activeElement;
  }, [isOnTheWay]);
  return focused;
}

function isFocusTaken(pressed: Element | null): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  return focused.closest('main, [role=dialog]') !== null || (focused !== pressed && focused.matches('input, textarea, select'));
}
