const KEY = 'reloaded-at';
/** Shortest time between automatic reloads, ms (specification, section 8). */
const MIN_INTERVAL_MS = 10_000;

/** Whether the page may reload itself now; never without session storage, which prevents reload loops. */
export function allowReload(storage: () => Storage, now: number): boolean {
  try {
    const store = storage();
    const last = Number(store.getItem(KEY) ?? -Infinity);
    if (now - last < MIN_INTERVAL_MS) return false;
    store.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

let isReloading = false;

/** Loads a page, or this one without a path, unless that was done in the last 10 s. @returns whether it loads */
export function reloadOnce(path?: string | null): boolean {
  if (!allowReload(() => window.sessionStorage, Date.now())) return false;
  if (path) window.location.assign(path);
  else reload();
  return true;
}

/** Every reload of the portal's own: others are Remix's, for a chunk that is lost. */
export function reload(): void {
  isReloading = true;
  window.location.reload();
}

export const isOwnReload = (): boolean => isReloading;
