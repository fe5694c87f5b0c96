import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Variety } from './flora/varieties';

/** The build copies the folder beside the bundle. */
export const picturesDir = fileURLToPath(new URL('pictures/', import.meta.url));

/** Pixels. */
export const PICTURE_SIZE = { width: 960, height: 1016 } as const;

const prefix = '/files/pictures/';

export function picturePath(name: string): string {
  return `${prefix}${name}.avif`;
}

/** `<species>-<colour>-<number>` */
export function pictureName({ species, colour, picture }: Pick<Variety, 'species' | 'colour' | 'picture'>): string {
  return `${species.code}-${colour}-${picture}`;
}

export function toImageViews(variety: Variety, origin: string, alt: string) {
  return [{ url: origin + picturePath(pictureName(variety)), ...PICTURE_SIZE, alt }];
}

/** Outside the versioned API. */
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
