import { fetchOriginal, SilentHostError } from './fetch-original';

/** How long a host that was silent is not asked again, ms: each of its pictures would keep those of all others waiting. */
const REST_MS = 30_000;

export interface OriginalsOptions {
  /** Allowed hosts, each with its port where that is not the default one. */
  readonly hosts: readonly string[];
  /** The wholesale API's own host. */
  readonly ownHost: string;
  /** How long a host may take, ms. */
  readonly timeoutMs?: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/** Pictures as their hosts have them. */
export interface Originals {
  /** @throws {SilentHostError} when the host of a picture was silent a moment ago */
  refuseSilent(source: string): void;
  /** @throws {Error} as {@link refuseSilent}, and when the picture cannot be had */
  fetch(source: string): Promise<Buffer>;
}

export function createOriginals({ hosts, ownHost, timeoutMs, now = () => performance.now() }: OriginalsOptions): Originals {
  const restsUntil = new Map<string, number>();

  function refuseSilent(source: string): void {
    const { host } = new URL(source);
    if (now() < (restsUntil.get(host) ?? -Infinity)) throw new SilentHostError(`${host} was silent a moment ago`);
  }

  return {
    refuseSilent,
    async fetch(source) {
      refuseSilent(source);
      return await fetchOriginal(source, hosts, ownHost, timeoutMs).catch((error: unknown) => {
        // Only an allowed host is ever asked: the map has no more entries than there are of them.
        if (error instanceof SilentHostError) restsUntil.set(new URL(source).host, now() + REST_MS);
        throw error;
      });
    },
  };
}
