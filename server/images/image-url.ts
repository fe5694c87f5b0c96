import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env';

/** A closed set, pixels, so that nobody can fill the disk. */
export const imageWidths = [80, 160, 240, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

export interface ImageRequest {
  readonly width: ImageWidth;
  /** Whatever the client accepts: `/images/960.jpg/…`, for previews in messengers. */
  readonly isJpeg?: true;
  readonly source: string;
}

/** The first secret signs, all verify. */
type Settings = Pick<Env, 'wholesaleApiUrl' | 'sessionSecrets'>;

const OWN_HOST = '-';
/** Paths with a single spelling. Others, and queries, are signed, so that each image has one address. */
const plainPath = /^(?:\/[\w.~-]+)+$/;
const JPEG = /^(\/images\/\d+)\.jpg(?=\/)/;
const signaturePattern = /[?&]seal=[\w-]{16}$/;

/** URL of a resized image: `/images/240/-/files/rose.jpg` for the API's host, `/images/240/cdn.example/rose.jpg`, `/images/240/http:cdn.example/rose.jpg`, with `?seal=…` when signed. @param source absolute, or a path on the API's host */
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

/** Null for a URL that {@link imageUrl} does not make. */
export function parseImageUrl(address: string, settings: Settings): ImageRequest | null {
  const isJpeg = JPEG.test(address);
  const plain = address.replace(JPEG, '$1');
  const [, digits = '', host = '', rest = ''] =
    /^\/images\/(\d{2,4})\/([^/]+)(\/.*)$/.exec(plain.replace(signaturePattern, '')) ?? [];
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
    isSame(plain, imageUrl(source, width, { ...settings, sessionSecrets: [secret] })),
  );
  return isOurs ? { width, source, ...(isJpeg && { isJpeg }) } : null;
}

function isSame(given: string, written: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(written)];
  return one.length === other.length && timingSafeEqual(one, other);
}
