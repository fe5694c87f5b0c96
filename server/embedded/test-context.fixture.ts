import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Context } from './context';
import { openSeededStore } from './seed/build-store';

/** A seeded database in a directory of its own for the tests of a file, with a clock that tests may set. */
export function useTestContext(products = 60): Context & { clock: { now: Date } } {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const clock = { now: new Date('2026-11-20T08:00:00Z') };
  const context = {
    now: () => clock.now,
    clock,
    tokenSeconds: 3600,
    log: () => undefined,
  } as unknown as ReturnType<typeof useTestContext>;
  beforeAll(async () => {
    Object.assign(context, { store: await openSeededStore(join(dir, 'wholesale.sqlite'), products, clock.now) });
  });
  afterAll(() => {
    context.store.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return context;
}
