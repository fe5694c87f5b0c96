import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { loadText } from '../api/connection';
import { ResponseTooLargeError } from '../api/send';
import { urlOf } from '../api/request';
import { endpoints } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import type { Env } from '../env';
import type { Log } from '../log';

/** Says `reachable`, or in a few words why the wholesale API, or the warehouse or shop configured in it, is not. */
export type ApiProbe = () => Promise<string>;

const agent = new Agent();

/**
 * A probe that asks the API at most once in `keepMs` and gives up after `timeoutMs`. Only the first callers wait for it; the others are
 * told the last word at once, however old, so that a slow API does not make the portal slow to say that it is ready. The warehouse and
 * the shop are asked for until both were found, and what is wrong is logged: of an unknown warehouse all goods look sold out.
 */
export function createApiProbe(
  { wholesaleApiUrl, warehouseId, shopId }: ApiSettings,
  log: Log,
  keepMs = 5000,
  timeoutMs = 1500,
): ApiProbe {
  const parts = [
    ['warehouse', endpoints.warehouse.get, warehouseId],
    ['shop', endpoints.shop.get, shopId],
  ] as const;
  let arePartsFound = false;
  let logged = '';
  let asked = -Infinity;
  let answer: Promise<string> | null = null;

  async function findPartErrors(): Promise<string> {
    const errors = parts.map(async ([name, endpoint, id]) => {
      const error = await findError(endpoint, urlOf(wholesaleApiUrl, endpoint, { params: { id } }), timeoutMs);
      return error ? [`${name} ${id}: ${error}`] : [];
    });
    return (await Promise.all(errors)).flat().join('; ');
  }

  async function probe(): Promise<string> {
    const error = await findError(
      endpoints.appVersion.get,
      urlOf(wholesaleApiUrl, endpoints.appVersion.get, {}),
      timeoutMs,
    );
    if (error || arePartsFound) return error ?? 'reachable';
    const partErrors = await findPartErrors();
    arePartsFound = partErrors === '';
    if (partErrors && partErrors !== logged)
      log.warn({ api: (logged = partErrors) }, 'WAREHOUSE_ID or SHOP_ID: not found in the API');
    return partErrors || 'reachable';
  }

  return () => {
    if (answer && performance.now() - asked <= keepMs) return answer;
    asked = performance.now();
    const next = probe();
    void next.then(() => (answer = next));
    return (answer ??= next);
  };
}

type ApiSettings = Pick<Env, 'wholesaleApiUrl' | 'warehouseId' | 'shopId'>;

/** In a few words what is wrong with how a call is answered; null when nothing is. */
async function findError(endpoint: Endpoint, url: string, timeoutMs: number): Promise<string | null> {
  const { origin, pathname } = new URL(url);
  try {
    const { statusCode, body } = await agent.request({
      origin,
      path: pathname,
      method: 'GET',
      headers: { accept: 'application/json', 'accept-language': 'uk', 'x-request-id': randomUUID() },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode === 200) return await findShapeError(endpoint, body);
    void body.dump().catch(() => undefined);
    return `answers ${statusCode}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? `silent for ${timeoutMs} ms` : 'unreachable';
  }
}

/** A page of something else, however long, or another API, does not count. */
async function findShapeError({ answer }: Endpoint, body: Readable): Promise<string | null> {
  try {
    return answer.safeParse(JSON.parse(await loadText(body))).success ? null : 'answers in another shape';
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ResponseTooLargeError) return 'answers no JSON';
    throw error;
  }
}
