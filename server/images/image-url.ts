import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env';

/** Widths, in pixels, that pictures are made in; a closed set, so that nobody can fill the disk with others. */
export const imageWidths = [80, 160, 240, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

export interface ImageRequest {
  readonly width: ImageWidth;
  /** Absolute address of the original. */
  readonly source: string;
}

/** The API's address, and the secrets that seal addresses: the first one writes, all read. */
type Settings = Pick<Env, 'wholesaleApiUrl' | 'sessionSecrets'>;

const OWN_HOST = '-';
/** Paths that can be written in one way only. Any other, and every query, is sealed: else each spelling of one file would be another picture. */
const plainPath = /^(?:\/[\w.~-]+)+$/;
const signaturePattern = /[?&]seal=[\w-]{16}$/;

/**
 * Address at which the portal shows a picture in a width, in the best format the browser takes:
 * `/images/240/-/files/rose.jpg` from the wholesale API's own origin, `/images/240/cdn.example/rose.jpg` from another host,
 * `/images/240/http:cdn.example/rose.jpg` from one without TLS, `/images/240/-/rose.jpg?v=2&seal=…` where the portal alone may write it.
 * @param source absolute address, or a path on the API's origin
 */
export function imageUrl(source: string, width: ImageWidth, { wholesaleApiUrl, sessionSecrets }: Settings): string {
  const api = new URL(wholesaleApiUrl);
  const { origin, protocol, host, pathname, search } = new URL(source, api);
  const from = origin === api.origin ? OWN_HOST : `${protocol === 'https:' ? '' : protocol}${host}`;
  const path = `/images/${width}/${from}${pathname}`;
  if (search === '' && plainPath.test(pathname)) return path;
  const signature = createHmac('sha256', sessionSecrets[0] ?? '')
    .update(`picture ${origin}${pathname}${search}`)
    .digest('base64url')
    .slice(0, 16);
  return `${path}${search}${search ? '&' : '?'}seal=${signature}`;
}

/** What such an address (path and query) asks for; `null` when it is none that {@link imageUrl} writes. */
export function parseImageUrl(address: string, settings: Settings): ImageRequest | null {
  const [, digits = '', host = '', rest = ''] =
    /^\/images\/(\d{2,4})\/([^/]+)(\/.*)$/.exec(address.replace(signaturePattern, '')) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  if (width === undefined) return null;
  const origin =
    host === OWN_HOST
      ? new URL(settings.wholesaleApiUrl).origin
      : host.startsWith('http:')
        ? `http://${host.slice(5)}`
        : `https://${host}`;
  if (!URL.canParse(origin + rest)) return null;
  const source = new URL(origin + rest).href;
  const isOurs = settings.sessionSecrets.some((secret) =>
    isSame(address, imageUrl(source, width, { ...settings, sessionSecrets: [secret] })),
  );
  return isOurs ? { width, source } : null;
}

function isSame(given: string, written: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(written)];
  return one.length === other.length && timingSafeEqual(one, other);
}
