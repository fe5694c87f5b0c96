import { useEffect, useRef } from 'react';

/** Moves the focus to the cart after its focused line was removed, or to the page after the last. */
export function useFocusAfterRemoval(lines: number): void {
  const shown = useRef(lines);
  useEffect(() => {
    const isFewer = lines < shown.current;
    shown.current = lines;
    if (!isFewer || document.activeElement !== document.body) return;
    (document.getElementById('cart') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [lines]);
}
