import { Agent } from 'undici';
import { lookupPublic } from './public-address';

const MAX_BYTES = 20 * 1_048_576;
const MAX_REDIRECTS = 3;
const internalAgent = new Agent();
const publicAgent = new Agent({ connect: { lookup: lookupPublic } });

export class SilentHostError extends Error {
  override readonly name = 'SilentHostError';
}

/** Wraps each request to a host. */
export type Watch = <Answer>(host: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** Fetches an image from the allowed hosts, up to 20 MB, also through redirects. @param ownHost the only host that may have a private address. @throws {SilentHostError} on a timeout */
export async function fetchOriginal(
  source: string,
  hosts: readonly string[],
  ownHost: string,
  timeoutMs = 10_000,
  watch: Watch = (_, ask) => ask(),
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isAllowed(url, hosts)) throw new Error(`pictures may not come from ${url.host}`);
    const current = url;
    const { statusCode, headers, body } = await watch(url.host, () =>
      ask(current, current.host === ownHost ? internalAgent : publicAgent, signal),
    );
    if (statusCode === 200) return await loadBytes(body);
    await body.dump();
    const target = headers['location'];
    if (statusCode < 300 || statusCode > 399 || typeof target !== 'string')
      throw new Error(`the picture's host answers ${statusCode}`);
    url = new URL(target, url);
  }
  throw new Error('the picture is redirected too often');
}

async function ask({ origin, pathname, search, host }: URL, agent: Agent, signal: AbortSignal) {
  return await agent
    .request({ origin, path: pathname + search, method: 'GET', signal, headers: { accept: 'image/*' } })
    .catch((cause: unknown) => {
      const isLate = cause instanceof Error && /Timeout/.test(cause.name);
      throw isLate ? new SilentHostError(`${host} is silent`, { cause }) : cause;
    });
}

function isAllowed(url: URL, hosts: readonly string[]): boolean {
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password && hosts.includes(url.host);
}

async function loadBytes(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('the picture is over 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
