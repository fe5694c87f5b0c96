import { expect, it } from 'vitest';
import { fetchOriginal, SilentHostError } from './fetch-original';
import { startOrigin } from './origin.fixture';

// @asvs 13.1.1
it('fetchOriginal loads an image from an allowed host, also through redirects on it', async () => {
  using origin = await startOrigin((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.end('picture');
  });
  expect((await fetchOriginal(`${origin.url}/old`, [origin.host], origin.host)).toString()).toBe('picture');
  expect(origin.requests).toEqual(['/old', '/new']);
});

// @fault C6 @asvs 1.3.6
it('fetchOriginal contacts no other host, not even after a redirect', async () => {
  using elsewhere = await startOrigin((_, response) => void response.end('secret'));
  using origin = await startOrigin(
    (_, response) => void response.writeHead(302, { location: `${elsewhere.url}/secret` }).end(),
  );
  await expect(fetchOriginal(`${origin.url}/a`, [origin.host], origin.host)).rejects.toThrow('may not come from');
  await expect(fetchOriginal(`http://user:word@${origin.host}/a`, [origin.host], origin.host)).rejects.toThrow(
    'may not come from',
  );
  await expect(fetchOriginal('file:///etc/passwd', [origin.host, ''], origin.host)).rejects.toThrow(
    'may not come from',
  );
  expect(elsewhere.requests).toEqual([]);
});

// @fault C6
it('fetchOriginal connects to private addresses only for the API’s own host', async () => {
  using origin = await startOrigin((_, response) => void response.end('picture'));
  const name = origin.host.replace('127.0.0.1', 'localhost');
  const rejection = await fetchOriginal(`http://${name}/a`, [name], 'api.example').catch((error: unknown) => error);
  expect(rejection).toMatchObject({ message: 'localhost leads to a private address' });
  expect(origin.requests).toEqual([]);
  expect((await fetchOriginal(`http://${name}/a`, [name], name)).toString()).toBe('picture');
});

// @fault C7 @asvs 5.1.1
it('fetchOriginal rejects redirect loops, errors and images that are too large', async () => {
  using origin = await startOrigin((request, response) => {
    if (request.url === '/circle') response.writeHead(301, { location: '/circle' }).end();
    else if (request.url === '/gone') response.writeHead(410).end();
    else response.end(Buffer.alloc(21 * 1_048_576));
  });
  const bring = async (path: string) => await fetchOriginal(origin.url + path, [origin.host], origin.host);
  await expect(bring('/circle')).rejects.toThrow('redirected too often');
  await expect(bring('/gone')).rejects.toThrow('410');
  await expect(bring('/large')).rejects.toThrow('20 MB');
});

it('fetchOriginal throws SilentHostError only when a host does not begin to answer', async () => {
  using origin = await startOrigin((request, response) => {
    if (request.url === '/slow') response.write('a part');
  });
  const bring = async (path: string, limitMs: number) =>
    await fetchOriginal(origin.url + path, [origin.host], origin.host, limitMs).catch((error: unknown) => error);
  expect(await bring('/silent', 200)).toBeInstanceOf(SilentHostError);
  const late = await bring('/slow', 2_000);
  expect(late).toBeInstanceOf(Error);
  expect(late).not.toBeInstanceOf(SilentHostError);
}, 15_000);
