import { useEffect, useRef } from 'react';

/**
 * Brings the focus back to the cart when the line that had it is taken out, and to the page when that was the last.
 * @param lines how many the cart has
 */
export function useFocusAfterRemoval(lines: number): void {
  const shown = useRef(lines);
  useEffect(() => {
    const isFewer = lines < shown.current;
    shown.current = lines;
    if (!isFewer || document.activeElement !== document.body) return;
    (document.getElementById('cart') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [lines]);
}
