import { setImmediate } from 'node:timers/promises';

/** Work in small steps: it yields wherever other work may go on. */
export type Chunked<T> = Generator<void, T>;

/** Takes all steps at once. */
export function runSync<T>(steps: Chunked<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes one step after another, between which other work goes on. */
export async function runInChunks<T>(steps: Chunked<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
