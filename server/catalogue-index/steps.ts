import { setImmediate } from 'node:timers/promises';

/** Work in small steps: it yields wherever other work may go on. */
export type Steps<T> = Generator<void, T>;

/** Takes all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes one step after another, between which other work goes on. */
export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
