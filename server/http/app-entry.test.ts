import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { readEntry } from './app-entry';

const buildOf = (module: object) => ({ entry: { module } }) as unknown as ServerBuild;

it('reads what the app exports for the host, and refuses a build without it', () => {
  const appEntry = { sharedPageKey: () => null, openPortal: () => Promise.resolve() };
  expect(readEntry(buildOf({ appEntry }))).toBe(appEntry);
  expect(() => readEntry(buildOf({ openPortal: appEntry.openPortal }))).toThrow('exports no appEntry');
});
