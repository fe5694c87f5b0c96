import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { parseEntry } from './app-entry';

const buildOf = (module: object) => ({ entry: { module } }) as unknown as ServerBuild;

it('reads what the app exports for the host, and refuses a build without it', () => {
  const appEntry = { pageCacheKey: () => null, startServices: () => Promise.resolve() };
  expect(parseEntry(buildOf({ appEntry }))).toBe(appEntry);
  expect(() => parseEntry(buildOf({ startServices: appEntry.startServices }))).toThrow('exports no appEntry');
});
