import { type RefObject, useEffect } from 'react';

/** Ctrl+K or ⌘K focuses the search; on a Cyrillic keyboard by the key where K is on others. */
export function useSearchKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}
