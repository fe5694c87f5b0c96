import { appVersion } from '../contract/auth';

/** Says `reachable`, or in a few words why the wholesale API is not. */
export type ApiProbe = () => Promise<string>;

/**
 * A probe that asks the API at most once in `keepMs` and gives up after `timeoutMs`. Only the first callers wait for it; the others are
 * told the last word at once, however old, so that a slow API does not make the portal slow to say that it is ready.
 */
export function createApiProbe(apiUrl: string, keepMs = 5000, timeoutMs = 1500): ApiProbe {
  let asked = -Infinity;
  let answer: Promise<string> | null = null;
  return () => {
    if (answer && performance.now() - asked <= keepMs) return answer;
    asked = performance.now();
    const next = probe(apiUrl + appVersion.path, timeoutMs);
    void next.then(() => (answer = next));
    return (answer ??= next);
  };
}

async function probe(url: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500 ? 'reachable' : `answers ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? `silent for ${timeoutMs} ms` : 'unreachable';
  }
}
