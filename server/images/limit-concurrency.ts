/** Runs at most `most` jobs at once; the others wait their turn. */
export function limitConcurrency(most: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    return await job().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    });
  };
}
