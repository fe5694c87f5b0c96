import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLine, type LineMatch } from '../../server/search-index/match-line';
import { conceptsOf } from '../../server/search-index/lexicon/concepts';
import { isStopWord } from '../../server/search-index/lexicon/stop-words';
import { parseWord } from '../../server/search-index/tokenize';
import { parseMessage } from '../../server/order-text/parse-message';
import { swapKeyboardLayout } from '../../server/search-index/keyboard';
import type { Variety } from '../../server/search-index/catalogue';
import { indexSeed } from './seed-index';

const index = await indexSeed();
const varieties = index.catalogue.varieties;
const goods = fc.constantFrom(...varieties);
const lengths = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120];
const language = fc.constantFrom('uk' as const, 'en' as const, 'ru' as const);
const RUNS = { numRuns: 600 };

const cyrillic: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'і', j: 'дж', k: 'к', l: 'л', m: 'м', n: 'н',
  o: 'о', p: 'п', q: 'кв', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'й', z: 'з',
}; // prettier-ignore

/** One wrong, missing, doubled or swapped letter, at a place between 0 and 1 of the text. */
function mistype(text: string, place: number, kind: number): string {
  const letters = [...text.matchAll(/\p{L}/gu)].map(({ index: at }) => at);
  const at = letters[Math.floor(place * letters.length)] ?? 0;
  const [head, own, next, tail] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  const isPair = /\p{L}/u.test(next);
  return (
    [
      head + next + tail,
      head + own + own + next + tail,
      `${head}${own === 'o' ? 'e' : 'o'}${next}${tail}`,
      isPair ? head + next + own + tail : text,
    ][kind] ?? text
  );
}

const spellings: Readonly<Record<string, (text: string, place: number, kind: number) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in Cyrillic letters': (text) => text.toLowerCase().replace(/[a-z]/g, (letter) => cyrillic[letter] ?? letter),
  'in the other keyboard layout': (text) => swapKeyboardLayout(text)[0] ?? text,
  'with a typo': mistype,
  'with another ending': (text) => (/[a-z]$/i.test(text) ? `${text}s` : text.replace(/[а-яії]$/i, 'у')),
};

const isFree = (text: string) =>
  varieties.every(({ names }) => !Object.values(names).some((name) => name.toLowerCase() === text.toLowerCase()));

function matchesOf(text: string, of: 'uk' | 'en' | 'ru', bought?: ReadonlyMap<string, number>): LineMatch[] {
  return parseMessage(text, { language: of, index }).map((line) => matchLine(index, line, of, bought));
}

/** What is chosen with a quantity, so that it counts. */
const chosenIn = (matches: readonly LineMatch[]) =>
  matches
    .flatMap(({ kind, quantity, productIds }) => (kind === 'sure' && quantity !== '' ? productIds : []))
    .flatMap((id) => index.findProduct(id) ?? []);
const nameOf = ({ names }: Variety) => names.uk;

describe('goods of a line that are chosen by themselves', () => {
  it.each(Object.entries(spellings))(
    'are those whose name was meant, in the length asked, of first grade (%s)',
    (kind, spell) => {
      let chosen = 0;
      let sold = 0;
      fc.assert(
        fc.property(
          goods,
          fc.constantFrom(...lengths),
          fc.double({ min: 0, max: 0.999, noNaN: true }),
          fc.nat(3),
          language,
          (variety, cm, place, how, of) => {
            const text = spell(variety.names[of], place, how);
            if (kind === 'with a typo' && !isFree(text)) return;
            // A wrong layout is that of the whole line.
            const asked = kind === 'in the other keyboard layout' ? `${cm} 100` : `${cm} см 100 шт`;
            const found = chosenIn(matchesOf(`${text} ${asked}`, of));
            for (const { variety: own, lot } of found) {
              expect({ text, name: nameOf(own), cm: lot.lengthCm, second: lot.secondGrade }).toEqual({
                text,
                name: nameOf(variety),
                cm,
                second: false,
              });
            }
            const isSold = varieties.some(
              (each) =>
                nameOf(each) === nameOf(variety) &&
                each.lots.some((lot) => lot.inStock && lot.lengthCm === cm && !lot.secondGrade),
            );
            if (isSold) sold += 1;
            if (isSold && found.length > 0) chosen += 1;
          },
        ),
        RUNS,
      );
      expect(chosen / sold).toBeGreaterThan(0.5);
    },
  );

  it('are none for names that are not in the catalogue', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghiklmnoprstuvyzабвгдежиклмнопрстуяії'.split(/(?:)/u)),
      minLength: 4,
      maxLength: 12,
    });
    // 'roaa' is a slip of 'rosa', which is forgiven.
    const isFar = (text: string) =>
      !isStopWord(text) && conceptsOf(parseWord(text)).length === 0 && index.nameWordsNear(text).length === 0;
    fc.assert(
      fc.property(
        letters,
        fc.option(letters),
        goods,
        fc.constantFrom(...lengths),
        language,
        (one, other, variety, cm, of) => {
          fc.pre(isFar(one));
          const text = other === null ? one : `${variety.names[of]} ${one}`;
          expect({
            text,
            chosen: chosenIn(matchesOf(`${text} ${cm} см 100 шт`, of)).map((each) => nameOf(each.variety)),
          }).toEqual({ text, chosen: [] });
        },
      ),
      RUNS,
    );
  });

  it('are none for a part of a name, unless it is a name itself', () => {
    const several = varieties.filter(({ names }) => names.en.split(' ').length > 1);
    fc.assert(
      fc.property(fc.constantFrom(...several), fc.nat(5), fc.constantFrom(...lengths), ({ names }, at, cm) => {
        const words = names.en.split(' ');
        const text = words[at % words.length] ?? '';
        fc.pre(isFree(text));
        const found = chosenIn(matchesOf(`${text} ${cm} cm 100 pcs`, 'en')).map(
          ({ variety }) => variety.species[0] ?? '',
        );
        // 'ruscus' is the only ruscus there is.
        expect(found.filter((species) => species !== text.toLowerCase())).toEqual([]);
      }),
      RUNS,
    );
  });

  it('are, where no length is asked, in the one that was bought last, or in the only one', () => {
    let [byPurchase, only] = [0, 0];
    fc.assert(
      fc.property(
        goods,
        fc.boolean(),
        fc.array(fc.nat(20), { maxLength: 4 }),
        language,
        (variety, isBought, order, of) => {
          const named = varieties.filter((each) => nameOf(each) === nameOf(variety)).flatMap(({ lots }) => lots);
          const ids = order.map((at) => named[at % named.length]?.id ?? '');
          const bought = new Map((isBought ? [...ids].reverse() : []).map((id, at) => [id, ids.length - at] as const));
          const [last] = [...bought]
            .sort(([, one], [, other]) => one - other)
            .flatMap(([id]) => named.filter((lot) => lot.id === id));
          const found = chosenIn(matchesOf(`${variety.names[of]} – 1000 шт`, of, bought));
          const inStock = new Set(named.filter((lot) => lot.inStock).map(({ lengthCm }) => lengthCm));
          for (const { variety: own, lot } of found) {
            expect([nameOf(own), lot.secondGrade]).toEqual([nameOf(variety), false]);
            if (last) expect(lot.lengthCm).toBe(last.lengthCm);
            else expect([...inStock]).toContain(lot.lengthCm);
            if (!last) expect(new Set(found.map((each) => each.lot.lengthCm)).size).toBe(1);
          }
          if (found.length > 0 && last) byPurchase += 1;
          if (found.length > 0 && !last) only += 1;
        },
      ),
      RUNS,
    );
    expect(Math.min(byPurchase, only)).toBeGreaterThan(0);
  });
});
