import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { keptWith } from './kept-with';

/**
 * What a loader gives its page, as JSON text. Remix's own way to send values names each by a number: written and read several times slower, and a
 * tenth more bytes of a compressed page.
 */
export interface Packed<T> {
  readonly json: string;
  /** Only said of types. */
  readonly holds?: T;
}

/** What a loader's page is given; of a type that is no loader, that type. */
export type PageData<Loader> = Loader extends (...args: never[]) => Promise<infer Sent> ? Held<Sent> : Loader;
type Held<Sent> = Sent extends Packed<infer T> ? T : Sent extends { data: Packed<infer T> } ? T : never;

/** Values that are known already: on the server what was packed, in the browser what was read before. */
const values = keptWith<Packed<unknown>, unknown>('value');

/**
 * Packs a value; where it is unpacked in the same process it is that very one.
 * @throws TypeError, in development and tests, for what JSON would change in silence
 */
export function pack<T>(value: T): Packed<T> {
  const packed = { json: JSON.stringify(value, import.meta.env.DEV ? refuseOthers : undefined) };
  values.set(packed, value);
  return packed;
}

/** Lets pass what JSON has a word for. */
function refuseOthers(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key];
  const isPlain = typeof given !== 'object' || given === null || Array.isArray(given) || !('constructor' in given);
  if (isPlain ? typeof given === 'function' || Number.isNaN(given) : given.constructor !== Object)
    throw new TypeError(`not to be sent to a page: ${key}`);
  return value;
}

/** The value of something packed, the same each time. Whatever is not packed is returned as it is: data of a failure. */
export function unpack(data: unknown): unknown {
  if (!isPacked(data)) return data;
  const value = values.get(data) ?? (JSON.parse(data.json) as unknown);
  values.set(data, value);
  return value;
}

function isPacked(data: unknown): data is Packed<unknown> {
  return typeof data === 'object' && data !== null && 'json' in data && typeof data.json === 'string';
}

/** What the loader of this route gave. */
export function usePageData<Loader>(): PageData<Loader> {
  return unpack(useLoaderData()) as PageData<Loader>;
}

/** What the loader of another route of this page gave; nothing where the route is none of the page's, or its loader failed. */
export function useRouteData<Loader>(routeId: string): PageData<Loader> | undefined {
  return unpack(useRouteLoaderData(routeId)) as PageData<Loader> | undefined;
}
