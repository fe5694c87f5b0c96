import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { WritePart } from '~/ui/kept-part';

/** Characters of markup kept for each language; a card has some 3,000, most of them two bytes. */
const MOST_CHARACTERS = 2_000_000;

/** Writes parts of pages in a translator's language and keeps them, the least used of them only while there is room. */
export function keepParts(translator: i18n, mostCharacters = MOST_CHARACTERS): WritePart {
  const written = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (markup, name) => markup.length + name.length,
  });
  const ids = new Map<unknown, number>();
  return function writePart<P extends object>(Part: FunctionComponent<P>, props: P) {
    const id = ids.get(Part) ?? ids.size;
    ids.set(Part, id);
    const name = `${String(id)} ${JSON.stringify(props)}`;
    const known = written.get(name);
    if (known !== undefined) return known;
    const markup = renderToString(
      <I18nextProvider i18n={translator}>
        <Part {...props} />
      </I18nextProvider>,
    );
    written.set(name, markup);
    return markup;
  };
}
