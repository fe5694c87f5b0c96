import { useEffect, useRef } from 'react';

/** Moves the focus to the cart after a focused line or remedy went away, or to the page after the last line. @param count of lines and remedies */
export function useFocusAfterRemoval(count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    const isFewer = count < shown.current;
    shown.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    (document.getElementById('cart') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [count]);
}
