import { expect, it } from 'vitest';
import { SilentHostError } from './fetch-original';
import { startOrigin, type Origin } from './origin.fixture';
import { createOriginals } from './originals';

const open = (...origins: Origin[]) =>
  createOriginals({ hosts: origins.map(({ host }) => host), ownHost: origins[0]?.host ?? '', timeoutMs: 1_000 });

// @fault C9
it('A host is skipped after its second timeout in a row, not after a single one', async () => {
  using origin = await startOrigin((request, response) => {
    if (request.url !== '/slow') response.end('picture');
  });
  const originals = open(origin);
  const slow = async () => await expect(originals.fetch(`${origin.url}/slow`)).rejects.toBeInstanceOf(SilentHostError);
  await slow();
  expect((await originals.fetch(`${origin.url}/rose.jpg`)).toString()).toBe('picture');
  await slow();
  originals.rejectSilent(`${origin.url}/rose.jpg`);
  await slow();
  expect(() => originals.rejectSilent(`${origin.url}/rose.jpg`)).toThrow('was silent a moment ago');
  expect(origin.requests).toEqual(['/slow', '/rose.jpg', '/slow', '/slow']);
}, 15_000);

it('The host that timed out is skipped, not the one that redirected to it', async () => {
  using silent = await startOrigin(() => undefined);
  using origin = await startOrigin(
    (_, response) => void response.writeHead(302, { location: `${silent.url}/rose.jpg` }).end(),
  );
  const originals = open(origin, silent);
  const bring = async () => await originals.fetch(`${origin.url}/rose.jpg`).catch(String);
  for (let silence = 0; silence < 2; silence += 1) expect(await bring()).toContain(`${silent.host} is silent`);
  expect(await bring()).toContain(`${silent.host} was silent a moment ago`);
  expect(silent.requests).toHaveLength(2);
  originals.rejectSilent(`${origin.url}/lily.jpg`);
}, 15_000);
