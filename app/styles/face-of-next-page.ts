import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Where the face took too long for a visitor's first page (`showFace`), the next one shows it. Called once, by the root. */
export function useFaceOfNextPage(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset['painted'] = '';
  }, [pathname]);
}
