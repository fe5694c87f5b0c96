import type { Figure, Measured } from './figure';

/** Seconds for cleanup after a measurement. */
const endSeconds = 30;

/** Measures a figure within its time limit and cleans up; an error counts as missed. */
export async function measureFigure(figure: Figure, quick: boolean): Promise<Measured> {
  const endings: (() => unknown)[] = [];
  const run = { quick, atEnd: (work: () => unknown) => void endings.unshift(work) };
  const measured = await within(figure.limitSeconds, figure.measure(run)).catch((error: unknown) => ({
    value: firstLine(error),
    ok: false,
    details: String(error),
  }));
  for (const end of endings)
    await within(endSeconds, Promise.resolve().then(end)).catch((error: unknown) => console.error(error));
  return measured;
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${seconds} s`)), seconds * 1_000);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 120) ?? '';
}
