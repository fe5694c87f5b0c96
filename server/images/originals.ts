import { fetchOriginal, SilentHostError, type Watch } from './fetch-original';

/** How long a silent host is not asked again, ms: each of its pictures would keep those of all others waiting. */
const COOL_DOWN_MS = 30_000;
/** Silences in a row that make a host silent: one alone may be that of a single slow address, which anybody may ask for. */
const MAX_SILENCES = 2;

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
  rejectSilent(source: string): void;
  /** @throws {Error} as {@link rejectSilent}, also for a host that a redirect leads to, and when the picture cannot be had */
  fetch(source: string): Promise<Buffer>;
}

/** Fetches originals from allowed hosts; one that was silent twice in a row rests for half a minute, and for another when it then is silent again. */
export function createOriginals({
  hosts,
  ownHost,
  timeoutMs,
  now = () => performance.now(),
}: OriginalsOptions): Originals {
  // Only an allowed host is ever asked: the map has no more entries than there are of them.
  const silences = new Map<string, { inARow: number; restsUntil: number }>();

  function reject(host: string): void {
    if (now() < (silences.get(host)?.restsUntil ?? -Infinity))
      throw new SilentHostError(`${host} was silent a moment ago`);
  }

  function noteSilence(host: string): void {
    const inARow = (silences.get(host)?.inARow ?? 0) + 1;
    silences.set(host, { inARow, restsUntil: inARow < MAX_SILENCES ? -Infinity : now() + COOL_DOWN_MS });
  }

  const watch: Watch = async (host, ask) => {
    reject(host);
    try {
      const answer = await ask();
      silences.delete(host);
      return answer;
    } catch (error) {
      if (error instanceof SilentHostError) noteSilence(host);
      else silences.delete(host);
      throw error;
    }
  };

  return {
    rejectSilent: (source) => reject(new URL(source).host),
    fetch: async (source) => await fetchOriginal(source, hosts, ownHost, timeoutMs, watch),
  };
}
