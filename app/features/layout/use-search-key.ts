import { type RefObject, useEffect } from 'react';
import { isSearchKeyOn } from './search-key-setting';

/** '/' outside a field focuses the search; on a Ukrainian keyboard by the key where it is on others. */
export function useSearchKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isKey = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
      if (!isKey || !isSearchKeyOn() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}
