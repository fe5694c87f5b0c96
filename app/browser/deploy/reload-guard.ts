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
