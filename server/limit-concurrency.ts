/** As many wait as may, or one has waited as long as it may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Runs at most `most` jobs at once; the others, at most `mostWaiting` and for at most `mostWaitMs`, wait their turn.
 * @throws {QueueFullError} at once when as many wait already, or when the turn does not come in time
 */
export function limitConcurrency(
  most: number,
  mostWaiting = Infinity,
  mostWaitMs = Infinity,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function waitForTurn(): Promise<void> {
    return new Promise((start, refuse) => {
      const begin = () => {
        clearTimeout(timer);
        start();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        refuse(new QueueFullError(`no turn within ${mostWaitMs} ms`));
      };
      const timer = mostWaitMs === Infinity ? undefined : setTimeout(giveUp, mostWaitMs);
      waiting.push(begin);
    });
  }

  return async (job) => {
    if (running < most) running += 1;
    else if (waiting.length < mostWaiting) await waitForTurn();
    else throw new QueueFullError(`${mostWaiting} wait already`);
    return await job().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    });
  };
}
