import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken over the page; false in what the server sends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
