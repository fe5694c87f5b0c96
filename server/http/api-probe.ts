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

/** Resolves to `reachable`, or to a short description of what is wrong. */
export type ApiProbe = () => Promise<string>;

const agent = new Agent();

/** Asks the API at most once in `keepMs`; only the first callers wait, others get the last result. Also checks that the warehouse and the shop exist: with an unknown warehouse everything looks sold out. */
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
  let requestedAt = -Infinity;
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
    if (answer && performance.now() - requestedAt <= keepMs) return answer;
    requestedAt = performance.now();
    const next = probe();
    void next.then(() => (answer = next));
    return (answer ??= next);
  };
}

type ApiSettings = Pick<Env, 'wholesaleApiUrl' | 'warehouseId' | 'shopId'>;

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

async function findShapeError({ answer }: Endpoint, body: Readable): Promise<string | null> {
  try {
    return answer.safeParse(JSON.parse(await loadText(body))).success ? null : 'answers in another shape';
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ResponseTooLargeError) return 'answers no JSON';
    throw error;
  }
}
