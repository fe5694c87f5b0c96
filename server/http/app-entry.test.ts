import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { parseEntry } from './app-entry';

const buildOf = (module: object) => ({ entry: { module } }) as unknown as ServerBuild;

it('parseEntry returns the exports of the app and throws for a build without them', () => {
  const appEntry = { buildId: '1', pageCacheKey: () => null, startServices: () => Promise.resolve() };
  expect(parseEntry(buildOf({ appEntry }))).toBe(appEntry);
  expect(() => parseEntry(buildOf({ startServices: appEntry.startServices }))).toThrow('exports no appEntry');
});
