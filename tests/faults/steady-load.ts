import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Load {
  /** Status of each response, or the connection error. */
  readonly answers: (number | string)[];
  /** Stops and waits for pending requests. */
  stop(): Promise<void>;
}

const tickMs = 20;
/** Connection limit, as behind a load balancer; further requests wait. */
const connections = 100;

/** Sends requests to the paths at a fixed rate, without waiting for responses. */
export function startLoad(
  site: string,
  paths: readonly string[],
  perSecond: number,
  headers: Record<string, string> = {},
): Load {
  const answers: (number | string)[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  const dispatcher = new Agent({ connections });
  let sent = 0;

  async function ask(path: string): Promise<void> {
    const answer = await request(site + path, { headers, dispatcher }).then(
      async ({ statusCode, body }) => await body.dump().then(() => statusCode),
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    );
    answers.push(answer);
  }

  const timer = setInterval(() => {
    for (; sent < ((performance.now() - startedAt) / 1_000) * perSecond; sent += 1) {
      const work = ask(paths[sent % paths.length] ?? '/').finally(() => underWay.delete(work));
      underWay.add(work);
    }
  }, tickMs);
  return {
    answers,
    async stop() {
      clearInterval(timer);
      while (underWay.size > 0) await Promise.race([Promise.all(underWay), sleep(1_000)]);
      await dispatcher.close();
    },
  };
}
