import { parseCookie, serializeCookie, type CookieOptions } from './cookie-text';

const CHUNK_LENGTH = 3_500;
/** With {@link CHUNK_LENGTH}, about 7 KB, which browsers and proxies accept. */
const MAX_CHUNKS = 2;
const HANDLE = '0';

export class CookieTooLargeError extends Error {
  override readonly name = 'CookieTooLargeError';
}

/** Joins the cookies `name`, `name.1`, …; null when missing or inconsistent. */
export function parseChunks(header: string | null, name: string): string | null {
  const cookies = parseCookie(header);
  const [count, first] = parseHead(cookies, name);
  const parts = [first];
  for (let index = 1; index < Number(count); index += 1) parts.push(cookies.get(chunkName(name, index)) ?? '');
  return count !== HANDLE && parts.every((part) => part !== '') ? parts.join('') : null;
}

export function parseHandle(header: string | null, name: string): string | null {
  const [count, handle] = parseHead(parseCookie(header), name);
  return count === HANDLE ? handle : null;
}

/** `Set-Cookie` lines for as many cookies as needed; removes chunks of a longer text. Null when too large. */
export function writeChunks(
  header: string | null,
  name: string,
  text: string,
  options: CookieOptions,
): string[] | null {
  const parts = text.match(new RegExp(`.{1,${CHUNK_LENGTH}}`, 'g')) ?? [];
  if (parts.length > MAX_CHUNKS) return null;
  const written = parts.map((part, index) =>
    serializeCookie(chunkName(name, index), index === 0 ? `${parts.length}.${part}` : part, options),
  );
  return [...written, ...expireFrom(header, name, parts.length, options)];
}

export function writeHandle(header: string | null, name: string, handle: string, options: CookieOptions): string[] {
  return [serializeCookie(name, `${HANDLE}.${handle}`, options), ...expireFrom(header, name, 1, options)];
}

export function expireChunks(header: string | null, name: string, options: CookieOptions): string[] {
  return expireFrom(header, name, 0, options);
}

function parseHead(cookies: Map<string, string>, name: string): [count: string, rest: string] {
  const [, count = '', rest = ''] = /^(\d)\.(.+)$/.exec(cookies.get(name) ?? '') ?? [];
  return [count, rest];
}

function expireFrom(header: string | null, name: string, from: number, options: CookieOptions): string[] {
  const present = [...parseCookie(header).keys()].filter((key) => {
    const index = key === name ? 0 : key.startsWith(`${name}.`) ? Number(key.slice(name.length + 1)) : NaN;
    return index >= from;
  });
  return present.map((key) => serializeCookie(key, '', { ...options, maxAgeSeconds: 0 }));
}

function chunkName(name: string, index: number): string {
  return index === 0 ? name : `${name}.${index}`;
}
