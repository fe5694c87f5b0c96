import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** A press on an anchor while the page hydrates changes the address before the router listens: it is told once. */
export function useMissedHash(): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHandled = useRef(false);
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    if (window.location.hash !== hash)
      navigate({ search, hash: window.location.hash }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);
}
