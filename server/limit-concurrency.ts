/** The queue is full, or a job has waited too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `most` jobs at once; others wait in a queue. @throws {QueueFullError} */
export function limitConcurrency(
  most: number,
  maxWaiting = Infinity,
  maxWaitMs = Infinity,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function waitForTurn(): Promise<void> {
    return new Promise((start, reject) => {
      const begin = () => {
        clearTimeout(timer);
        start();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new QueueFullError(`no turn within ${maxWaitMs} ms`));
      };
      const timer = maxWaitMs === Infinity ? undefined : setTimeout(giveUp, maxWaitMs);
      waiting.push(begin);
    });
  }

  return async (job) => {
    if (running < most) running += 1;
    else if (waiting.length < maxWaiting) await waitForTurn();
    else throw new QueueFullError(`${maxWaiting} wait already`);
    return await job().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    });
  };
}
