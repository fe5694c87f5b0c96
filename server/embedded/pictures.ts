import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Variety } from './flora/varieties';

/** The picture files; the build puts them beside the bundle. */
export const picturesDir = fileURLToPath(new URL('pictures/', import.meta.url));

/** Size of every picture, pixels. */
export const PICTURE_SIZE = { width: 960, height: 1016 } as const;

const prefix = '/files/pictures/';

/** Path of a picture on the API's host. */
export function picturePath(name: string): string {
  return `${prefix}${name}.avif`;
}

/** `<species>-<colour>-<number>` */
export function pictureName({ species, colour, picture }: Pick<Variety, 'species' | 'colour' | 'picture'>): string {
  return `${species.code}-${colour}-${picture}`;
}

/** The pictures of a variety as the wire shows them. */
export function toImageViews(variety: Variety, origin: string, alt: string) {
  return [{ url: origin + picturePath(pictureName(variety)), ...PICTURE_SIZE, alt }];
}

/** Answers with the picture files, outside the versioned API. */
export function servePictures(app: Hono): void {
  app.use(
    `${prefix}*`,
    async (c, next) => {
      await next();
      if (c.res.status < 400) c.header('cache-control', 'public, max-age=31536000, immutable');
    },
    etag(),
    serveStatic({
      root: picturesDir,
      rewriteRequestPath: (path) => path.slice(prefix.length),
    }),
  );
}
