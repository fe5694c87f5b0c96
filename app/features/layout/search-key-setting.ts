import { useSyncExternalStore } from 'react';

const KEY = 'search-key';
const listeners = new Set<() => void>();

/** Whether '/' leads to the search in this browser: where there is a pointer besides fingers, until it is turned off. */
export function isSearchKeyOn(): boolean {
  return hasSearchKey() && !isTurnedOff();
}

/** Whether the browser is likely to have a keyboard. */
export function hasSearchKey(): boolean {
  return window.matchMedia('(any-pointer: fine)').matches;
}

export function useIsSearchKeyOn(): boolean {
  return useSyncExternalStore(subscribe, isSearchKeyOn, () => true);
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A browser may keep nothing.
  }
  for (const listener of listeners) listener();
}

function isTurnedOff(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
