import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Agent, type Dispatcher } from 'undici';
import type { EndpointGroup } from '../contract/endpoint';
import { ResponseTooLargeError, type ApiResponse, type Fetch } from './send';
import { CONNECT_MS } from './time-limits';

const KEEP_ALIVE_MS = 30_000;
/** Longest pause within a response. */
const BODY_TIMEOUT_MS = 10_000;
/** Longest time for a download: a slow reader would hold its connection. */
const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Limit of an uncompressed response; a hundred products take a quarter of a megabyte. */
const MAX_BYTES = 8 * 1_048_576;

/** Connections of each class of traffic, so that a slow catalogue cannot block orders or sign-in. */
const connections: Record<EndpointGroup, number> = {
  auth: 16,
  account: 32,
  catalogue: 64,
  cart: 32,
  documents: 16,
  order: 16,
  files: 8,
};

/** Keep-alive connections to the API, pooled by class of traffic. Redirects are errors. */
export function createConnection(downloadTimeoutMs = DOWNLOAD_TIMEOUT_MS): Fetch {
  const pools = new Map<EndpointGroup, Agent>();
  return async (url, { method, headers, body, signal }, group) => {
    const pool = pools.get(group) ?? openPool(group);
    pools.set(group, pool);
    const { origin, pathname, search } = new URL(url);
    const answer = await pool.request({
      origin,
      path: pathname + search,
      method,
      headers: { ...headers, 'accept-encoding': 'gzip' },
      body: body ?? null,
      signal,
    });
    if (answer.statusCode < 300 || answer.statusCode > 399) return new PooledResponse(answer, downloadTimeoutMs);
    await answer.body.dump();
    throw new Error(`the API redirects to ${String(answer.headers['location'])}`);
  };
}

function openPool(group: EndpointGroup): Agent {
  return new Agent({
    connect: { timeout: CONNECT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    connections: connections[group],
  });
}

class PooledResponse implements ApiResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ApiResponse['headers'];
  readonly #body: Readable;

  constructor(
    { statusCode, headers, body }: Dispatcher.ResponseData,
    private readonly downloadTimeoutMs: number,
  ) {
    this.status = statusCode;
    this.ok = statusCode >= 200 && statusCode <= 299;
    this.headers = { get: (name) => headers[name]?.toString() ?? null };
    this.#body = headers['content-encoding'] === 'gzip' ? pipeline(body, createGunzip(), () => undefined) : body;
  }

  text(): Promise<string> {
    return loadText(this.#body);
  }

  get body(): ApiResponse['body'] {
    return Readable.toWeb(destroyAfter(this.#body, this.downloadTimeoutMs)) as ApiResponse['body'];
  }
}

export async function loadText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ResponseTooLargeError(`over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function destroyAfter(stream: Readable, ms: number): Readable {
  const timer = setTimeout(() => stream.destroy(new Error(`not handed on within ${ms} ms`)), ms);
  return stream.once('close', () => clearTimeout(timer));
}
