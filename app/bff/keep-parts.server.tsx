import { randomBytes } from 'node:crypto';
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { WritePart } from '~/ui/kept-part';

/** Bytes of markup kept for each language; a card has some 2,000. As many characters of the values that parts are made of, for all. */
const MOST_BYTES = 4_000_000;
/** Stands where a part goes, with its number; nobody outside can write it. */
const token = randomBytes(12).toString('base64url');
const mark = new RegExp(`<!--${token}(\\d+)-->`);

/** The kept parts of one page. */
export interface PageParts {
  /** Writes a mark where the part goes. */
  readonly write: WritePart;
  /** The page, in UTF-8, with its parts in place of their marks. */
  readonly fill: (page: string) => Buffer<ArrayBuffer>;
}

/**
 * Writes parts of pages in a translator's language and keeps them, the least used of them only while there is room. They are kept as bytes, and a
 * page is put together of these: as strings they would be joined and encoded anew for each.
 * @returns opens the parts of a page
 */
export function keepParts(translator: i18n, mostBytes = MOST_BYTES): () => PageParts {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (markup, name) => markup.length + name.length,
  });
  const ids = new Map<unknown, number>();

  function read<P extends object>(Part: FunctionComponent<P>, props: P): Buffer {
    const id = ids.get(Part) ?? ids.size;
    ids.set(Part, id);
    const name = String(id) + nameOf(props);
    const known = kept.get(name);
    if (known) return known;
    const markup = Buffer.from(
      renderToString(
        <I18nextProvider i18n={translator}>
          <Part {...props} />
        </I18nextProvider>,
      ),
    );
    kept.set(name, markup);
    return markup;
  }

  return () => {
    const parts: Buffer[] = [];
    return {
      write: (Part, props) => `<!--${token}${String(parts.push(read(Part, props)) - 1)}-->`,
      fill: (page) =>
        Buffer.concat(
          page.split(mark).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : (parts[Number(piece)] ?? none))),
        ),
    };
  };
}

const none = Buffer.alloc(0);

/** Numbers of values: by object, as views and words do not change once they are made, and by their JSON, as many are made alike. */
const numbers = {
  byObject: new WeakMap<object, number>(),
  byText: new LRUCache<string, number>({ maxSize: MOST_BYTES, sizeCalculation: (_, text) => text.length }),
  last: 0,
};

/** What tells props apart: their values, without functions. */
function nameOf(props: object): string {
  let name = '';
  for (const key in props) name += ` ${key} ${nameValue(props[key as keyof typeof props])}`;
  return name;
}

function nameValue(value: unknown): string {
  if (typeof value === 'function' || value === undefined) return '';
  if (typeof value === 'string') return `${String(value.length)}"${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `#${String(numbers.byObject.get(value) ?? numberObject(value))}`;
}

function numberObject(value: object): number {
  const number = numberText(JSON.stringify(value));
  numbers.byObject.set(value, number);
  return number;
}

function numberText(text: string): number {
  const number = numbers.byText.get(text) ?? (numbers.last += 1);
  numbers.byText.set(text, number);
  return number;
}
