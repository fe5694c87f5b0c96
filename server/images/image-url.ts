/** Widths, in pixels, that pictures are made in; a closed set, so that nobody can fill the disk with others. */
export const imageWidths = [80, 160, 240, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

export interface ImageOrder {
  readonly width: ImageWidth;
  /** Absolute address of the original. */
  readonly source: string;
}

const home = '-';

/**
 * Address at which the portal shows a picture in a width, in the best format the browser takes:
 * `/images/240/-/files/rose.jpg` from the wholesale API's own origin, `/images/240/cdn.example/rose.jpg` from another host,
 * `/images/240/http:cdn.example/rose.jpg` from one without TLS.
 * @param source absolute address, or a path on the API's origin
 * @param apiUrl base of the wholesale API
 */
export function imageUrl(source: string, width: ImageWidth, apiUrl: string): string {
  const api = new URL(apiUrl);
  const url = new URL(source, api);
  const host = url.origin === api.origin ? home : `${url.protocol === 'https:' ? '' : url.protocol}${url.host}`;
  return `/images/${width}/${host}${url.pathname}${url.search}`;
}

/** What such an address (path and query) asks for; `null` when it is none. */
export function readImageUrl(address: string, apiUrl: string): ImageOrder | null {
  const [, digits = '', host = '', rest = ''] = /^\/images\/(\d{2,4})\/([^/]+)(\/.*)$/.exec(address) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  if (width === undefined) return null;
  const origin = host === home ? new URL(apiUrl).origin : host.startsWith('http:') ? `http://${host.slice(5)}` : `https://${host}`;
  return URL.canParse(origin + rest) ? { width, source: new URL(origin + rest).href } : null;
}
