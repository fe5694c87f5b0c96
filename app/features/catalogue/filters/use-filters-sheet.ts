import { useLocation, useNavigate } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

/** The anchor of the filters: on a phone an address with it shows them over the page. */
export const filtersAnchor = 'filters';

export const filtersLinkId = 'filters-link';

/** The state of the history's entry that their link made. */
const openedHere = 'filters opened';

/**
 * The filters over a phone's page. The browser keeps `:target` through the router's own navigations, so with scripts
 * the router's address alone says whether they are open. The focus goes in with them, and back to their link.
 * @returns `isOpen` is undefined without scripts, where `:target` shows them
 */
export function useFiltersSheet(form: RefObject<HTMLFormElement>) {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isTarget = location.hash === `#${filtersAnchor}`;
  const wasTarget = useRef(false);
  useEffect(() => {
    if (isTarget) form.current?.focus({ preventScroll: true });
    else if (wasTarget.current) document.getElementById(filtersLinkId)?.focus({ preventScroll: true });
    wasTarget.current = isTarget;
  }, [form, isTarget]);
  /** Goes back to the page below, or puts it in the place of the sheet where the visit began with it. */
  const close = () => {
    if (location.state === openedHere) navigate(-1);
    else navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return { isOpen: useHydrated() ? isTarget : undefined, close };
}

/** Opens the filters by way of the router, which then knows the step back. */
export function useOpenFilters() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    () => navigate({ search, hash: filtersAnchor }, { preventScrollReset: true, state: openedHere }),
    [navigate, search],
  );
}
