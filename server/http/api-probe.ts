import { appVersion } from '../contract/auth';

/** Says `reachable`, or in a few words why the wholesale API is not. */
export type ApiProbe = () => Promise<string>;

/** A probe that asks the API at most once in `keepMs`, whoever asks in the meantime shares the answer; gives up after `timeoutMs`. */
export function createApiProbe(apiUrl: string, keepMs = 5000, timeoutMs = 1500): ApiProbe {
  let asked = -Infinity;
  let answer: Promise<string> = Promise.resolve('');
  return () => {
    if (performance.now() - asked > keepMs) {
      asked = performance.now();
      answer = probe(apiUrl + appVersion.path, timeoutMs);
    }
    return answer;
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
