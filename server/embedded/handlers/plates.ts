import type { Hono } from 'hono';
import type { Context } from '../context';
import { ApiFailure } from '../http/failure';
import { openPlates, PLATES_VERSION } from '../plates/plate-files';

/** Pictures, outside the versioned API: they never change under their name. */
export function answerPlates(app: Hono, { platesDir }: Context): void {
  const readPlate = openPlates(platesDir);
  app.get('/files/plates/:file', async (c) => {
    const name = /^([a-z0-9-]+)\.jpg$/.exec(c.req.param('file'))?.[1];
    const etag = `"${PLATES_VERSION}-${name ?? ''}"`;
    const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
    const bytes = name ? await readPlate(name) : null;
    if (!bytes) throw new ApiFailure('NOT_FOUND');
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(bytes.length) },
    });
  });
}
