/** As many wait as may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Runs at most `most` jobs at once; the others, at most `mostWaiting`, wait their turn.
 * @throws {QueueFullError} at once, when as many wait already
 */
export function limitConcurrency(most: number, mostWaiting = Infinity): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < most) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((start) => waiting.push(start));
    else throw new QueueFullError(`${mostWaiting} wait already`);
    return await job().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    });
  };
}
