import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { readText } from '../api/connection';
import { EndlessAnswerError } from '../api/exchange';
import { appVersion } from '../contract/auth';

/** Says `reachable`, or in a few words why the wholesale API is not. */
export type ApiProbe = () => Promise<string>;

const line = new Agent();

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
  const { origin, pathname } = new URL(url);
  try {
    const { statusCode, body } = await line.request({ origin, path: pathname, method: 'GET', headers: { accept: 'application/json', 'accept-language': 'uk', 'x-request-id': randomUUID() }, signal: AbortSignal.timeout(timeoutMs) });
    if (statusCode === 200) return await judge(body);
    void body.dump().catch(() => undefined);
    return `answers ${statusCode}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? `silent for ${timeoutMs} ms` : 'unreachable';
  }
}

/** A page of something else, however long, or another API, does not count. */
async function judge(body: Readable): Promise<string> {
  try {
    return appVersion.answer.safeParse(JSON.parse(await readText(body))).success ? 'reachable' : 'answers in another shape';
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof EndlessAnswerError) return 'answers no JSON';
    throw error;
  }
}
