import { setImmediate } from 'node:timers/promises';

/** Long work that yields to let other work run. */
export type Chunked<T> = Generator<void, T>;

export function runSync<T>(steps: Chunked<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export async function runInChunks<T>(steps: Chunked<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
