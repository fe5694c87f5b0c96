import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutServer, leanServerFiles } from './lean-server.js';

const read = (file: string) =>
  readFileSync(new URL(`../../node_modules/@remix-run/server-runtime/dist/${file}`, import.meta.url), 'utf8');

type Strip = (request: Request) => Request;

/** How a file of Remix makes a loader's request of the page's. */
async function stripOf(code: string): Promise<Strip> {
  const declared = ['stripIndexParam', 'stripRoutesParam'].map(
    (name) => new RegExp(`function ${name}\\([^]*?\\n\\}`).exec(code)?.[0] ?? '',
  );
  const script = `${declared.join('\n')}\nexport const strip = (request) => stripRoutesParam(stripIndexParam(request));`;
  const { strip } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { strip: Strip };
  return strip;
}

describe("what Remix's server does for nothing", () => {
  it.each(leanServerFiles)('is found in %s and cut', (file) => {
    expect(cutServer(file, read(file))).not.toBe(read(file));
  });

  it('is missed loudly in another release', () => {
    expect(() => cutServer('server.js', 'exports = {};')).toThrow('nothing to cut out of server.js');
  });

  it('leaves no stream of a page’s data, and the streams of data that are asked for alone', () => {
    const code = cutServer('server.js', read('server.js'));
    expect(code).not.toContain('serverHandoffStream:');
    expect(code.match(/encodeViaTurboStream\(/g)).toHaveLength(2);
  });

  it.each([
    'http://portal.test/',
    'http://portal.test/search?q=index',
    'http://portal.test/search?reindex=1',
    'http://portal.test/?index',
    'http://portal.test/?page=2&index=&index=7',
    'http://portal.test/a.data?_routes=root%2Cpage&q=1',
  ])('gives a loader the address that it was given: %s', async (address) => {
    const [plain, lean] = await Promise.all([stripOf(read('data.js')), stripOf(cutServer('data.js', read('data.js')))]);
    const asked = new Request(address, { headers: { 'x-own': 'kept' } });
    expect(lean(asked).url).toBe(plain(asked).url);
    expect(lean(asked).headers.get('x-own')).toBe('kept');
  });

  it('makes no request anew where there is nothing to take off', async () => {
    const strip = await stripOf(cutServer('data.js', read('data.js')));
    const asked = new Request('http://portal.test/search?q=index');
    expect(strip(asked)).toBe(asked);
  });
});
