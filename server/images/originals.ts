import { fetchOriginal, SilentHostError, type Watch } from './fetch-original';

/** How long a silent host is skipped, ms, since its images would block all others. */
const COOL_DOWN_MS = 30_000;
const MAX_SILENCES = 2;

export interface OriginalsOptions {
  /** With a port unless it is the default. */
  readonly hosts: readonly string[];
  readonly ownHost: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export interface Originals {
  /** @throws {SilentHostError} while the host is skipped */
  rejectSilent(source: string): void;
  /** @throws {Error} as {@link rejectSilent}, also for hosts of redirects, and when the fetch fails */
  fetch(source: string): Promise<Buffer>;
}

/** Fetches originals; a host that timed out twice in a row is skipped for half a minute. */
export function createOriginals({
  hosts,
  ownHost,
  timeoutMs,
  now = () => performance.now(),
}: OriginalsOptions): Originals {
  // Bounded by the number of allowed hosts.
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
