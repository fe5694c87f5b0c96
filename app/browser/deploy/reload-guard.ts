const KEY = 'reloaded-at';
/** A page reloads itself for a failed chunk at most once in this time, ms (specification, section 8). */
const GUARD_MS = 10_000;

/**
 * Whether the page may reload itself now; if so, counts it as done. A browser that keeps nothing never reloads by
 * itself, as it could not tell the first time from the hundredth.
 */
export function allowReload(storage: () => Storage, now: number): boolean {
  try {
    const kept = storage();
    const last = Number(kept.getItem(KEY) ?? -Infinity);
    if (now - last < GUARD_MS) return false;
    kept.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
