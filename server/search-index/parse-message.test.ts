import { describe, expect, it } from 'vitest';
import { parseMessage, splitMessage } from './parse-message';

const uk = { language: 'uk' } as const;
/** Goods, quantity, unit, and what the quantity may be where it is a question. */
const read = (message: string, language: 'uk' | 'en' | 'ru' = 'uk') =>
  parseMessage(message, { language }).map(({ query, quantity, unit, candidates }) =>
    [query, quantity, unit, candidates.join(' or ')].join('|'),
  );

describe('parseMessage', () => {
  it('parses a message as florists write it', () => {
    expect(read('фрідом 60 - 100, еустома біла 40 шт, рускус 5 п., 2 пачки ескімо')).toEqual([
      'фрідом 60|100|piece|',
      'еустома біла|40|piece|',
      'рускус|5|pack|',
      'ескімо|2|pack|',
    ]);
  });

  it.each([
    ['Фридом 60 см 100 шт', 'Фридом 60 см|100|piece|'],
    ['100 шт фрідом 60', 'фрідом 60|100|piece|'],
    ['100 фрідом 60', 'фрідом 60|100|piece|'],
    ['фрідом 60 100', 'фрідом 60|100|piece|'],
    ['фрідом 60см 100', 'фрідом 60см|100|piece|'],
    ['60 см фрідом 50', '60 см фрідом|50|piece|'],
    ['60 cm freedom 100', '60 cm freedom|100|piece|'],
    ['фрідом 5 50см', 'фрідом 50см|5|piece|'],
    ['фрідом 10 100см', 'фрідом 100см|10|piece|'],
    ['троянда біла 7 70 см', 'троянда біла 70 см|7|piece|'],
    ['троянда - 60 см 100', 'троянда - 60 см|100|piece|'],
    ['фрідом 60 x 100', 'фрідом 60|100|piece|'],
    ['фрідом 60 х100', 'фрідом 60|100|piece|'],
    ['фрідом 60 — 100', 'фрідом 60|100|piece|'],
    ['фрідом 60: 100', 'фрідом 60|100|piece|'],
    ['Е Експлорер 50 = 75', 'Е Експлорер 50|75|piece|'],
    ['- плая бланка 2 пач', 'плая бланка|2|pack|'],
    ['1) плая бланка 2 пачки', 'плая бланка|2|pack|'],
    ['2 пучка тюльпанов', 'тюльпанов|2|pack|'],
    ['10 bunches of Freedom 70', 'of Freedom 70|10|pack|'],
    ['Mondial 70 cm 50 stems', 'Mondial 70 cm|50|piece|'],
    ['хризантема сантіні зелена 5 уп', 'хризантема сантіні зелена|5|pack|'],
    ['гіпсофіла 25шт', 'гіпсофіла|25|piece|'],
    ['еустома по 20', 'еустома|20|piece|'],
    ['фрідом -5', 'фрідом|5|piece|'],
    ['фрідом -5 шт', 'фрідом|5|piece|'],
    ['фрідом 60 -100', 'фрідом 60|100|piece|'],
    ['фрідом 60см -100шт', 'фрідом 60см|100|piece|'],
    ['рускус -5п', 'рускус|5|pack|'],
    ['рускус –10 пачок', 'рускус|10|pack|'],
    ['фрідом 60 - 0 шт', 'фрідом 60|0|piece|'],
    ['фрідом 2 пачки по 25', 'фрідом|2|pack|'],
    ['фрідом 60 2 пачки по 25 шт', 'фрідом 60|50|piece|'],
    ['2 packs of 25 stems freedom', 'freedom|50|piece|'],
    ['freedom 60 cm 4 packs of 20', 'freedom 60 cm|80|piece|'],
    ['фрідом 60 0,5 пачки по 25 шт', 'фрідом 60|12.5|piece|'],
    ['фрідом 60 2-3 пачки по 20 шт', 'фрідом 60||piece|40 or 60'],
    ['фрідом 60 4 пачки по 72', 'фрідом 60|4|pack|'],
    ['рускус не більше 5 пачок', 'рускус|5|pack|'],
    ['рускус по пачці', 'рускус|1|pack|'],
    ['фрідом шістдесятка 100', 'фрідом 60 см|100|piece|'],
    ['фридом семидесятку сто штук', 'фридом 70 см|100|piece|'],
    ["плая бланка п'ятдесятка 2 пачки", 'плая бланка 50 см|2|pack|'],
    ['фрідом 2 пачки по 60 см', 'фрідом по 60 см|2|pack|'],
    ['фрідом 60x100', 'фрідом 60|100|piece|'],
    ['фрідом 60х100шт', 'фрідом 60|100|piece|'],
    ['фрідом 60х2 п', 'фрідом 60|2|pack|'],
    ['фрідом 60*100', 'фрідом 60|100|piece|'],
    ['5x рускус', 'рускус|5|piece|'],
    ['5 х рускус', 'рускус|5|piece|'],
    ['100x freedom 60', 'freedom 60|100|piece|'],
    ['5 хризантем', 'хризантем|5|piece|'],
    ['3x60 см фрідом', '60 см фрідом|3|piece|'],
    ['фрідом 60 по 100 шт', 'фрідом 60|100|piece|'],
    ['плая бланка 3x25', 'плая бланка 25|3|piece|'],
    ['плая бланка 3 x 25 шт', 'плая бланка||piece|75 or 3 or 25'],
    ['рускус 3 по 25 шт', 'рускус|75|piece|'],
    ['плая бланка 60 3x25', 'плая бланка 60||piece|75 or 3 or 25'],
    ['плая бланка 60 см 3*25', 'плая бланка 60 см||piece|75 or 3 or 25'],
    ['тюльпани білі 50 1 500 шт', 'тюльпани білі 50|1500|piece|'],
    ['фрідом 60 1 000', 'фрідом 60|1000|piece|'],
    ['фрідом 1.000 шт', 'фрідом|1000|piece|'],
    ['freedom\u00a060\t1\u00a0500', 'freedom 60|1500|piece|'],
    ['фрідом 60 10 000 шт', 'фрідом 60|10000|piece|'],
    ['фрідом 60 100 шт', 'фрідом 60|100|piece|'],
    ['фрідом 60, 100 шт', 'фрідом 60|100|piece|'],
    ['фрідом 5 100 см', 'фрідом 100 см|5|piece|'],
    ['фрідом 999999999999999999999 шт', 'фрідом|999999999999999999999|piece|'],
  ])('%s', (message, wanted) => {
    expect(read(message)).toEqual([wanted]);
  });

  it.each([
    'пачки',
    'пачечки',
    'пач.',
    'пак',
    'пакети',
    'упаковки',
    'упак.',
    'уп',
    'пучки',
    'пучечків',
    'пучочка',
    'бунча',
    'банчів',
    "в'язки",
    'вязанки',
    'связки',
    'packs',
    'pk',
    'bunches',
    'bu',
    'bundles',
  ])('parses 2 %s as packs', (word) => {
    expect(read(`2 ${word} фрідом 60\nфрідом 60 2${word}`)).toEqual(['фрідом 60|2|pack|', 'фрідом 60|2|pack|']);
  });

  it.each([
    'шт.',
    'штук',
    'штучок',
    'ст',
    'стебла',
    'стебел',
    'стеблей',
    'гілок',
    'гілочки',
    'веток',
    'веточек',
    'квіток',
    'квіти',
    'цветов',
    'цветка',
    'stems',
    'pcs',
    'flowers',
    'branches',
  ])('parses 25 %s as pieces', (word) => {
    expect(read(`25 ${word} фрідом 60\nфрідом 60 25${word}`)).toEqual(['фрідом 60|25|piece|', 'фрідом 60|25|piece|']);
  });

  it('does not take a variety for a unit', () => {
    expect(read('10 Пуччіні\n10 Штокроза\n5 Паола\n10 ветвиста')).toEqual([
      'Пуччіні|10|piece|',
      'Штокроза|10|piece|',
      'Паола|5|piece|',
      'ветвиста|10|piece|',
    ]);
  });

  it('leaves open whether a single number is a length or a quantity', () => {
    const figureOf = (line: string) => parseMessage(line, uk).map(({ query, maybeLength }) => [query, maybeLength]);
    const open = (figure: string) => ({ figure, quantity: figure, candidates: [] });
    expect(figureOf('фрідом 60')).toEqual([['фрідом 60', open('60')]]);
    expect(figureOf('рускус')).toEqual([['рускус', undefined]]);
    expect(figureOf('троянд білих 60\nроз красных 60\ntulips mix 50'), 'a word that ends in x').toEqual([
      ['троянд білих 60', open('60')],
      ['роз красных 60', open('60')],
      ['tulips mix 50', open('50')],
    ]);
  });

  it('splits at lines, commas and semicolons, and keeps the typed text', () => {
    expect(parseMessage('Фрідом 60 - 100\n\nрускус 5 п.; еустома 0,7', uk).map(({ typed }) => typed)).toEqual([
      'Фрідом 60 - 100',
      'рускус 5 п.',
      'еустома 0,7',
    ]);
  });

  it('keeps a length or a quantity after a comma with its product until that has a quantity', () => {
    expect(read('Фрідом 60 см, 100 шт\nТроянда біла, 60 см,100 шт; рускус, 5 п., еустома, 10')).toEqual([
      'Фрідом 60 см|100|piece|',
      'Троянда біла 60 см|100|piece|',
      'рускус|5|pack|',
      'еустома, 10||piece|',
    ]);
    expect(read('фрідом, 60, 100')).toEqual(['фрідом 60|100|piece|']);
    expect(read('1. фрідом, 100 шт, 60 см')).toEqual(['фрідом 60 см|100|piece|']);
    expect(read('фрідом 60 - 100 шт, 70 см 50 шт')).toEqual(['фрідом 60|100|piece|', 'фрідом 70 см|50|piece|']);
    expect(parseMessage('Фрідом 60 см, 100 шт, рускус', uk).map(({ typed }) => typed)).toEqual([
      'Фрідом 60 см, 100 шт',
      'рускус',
    ]);
  });

  it('returns nothing without a word', () => {
    expect(parseMessage('🌹🌹 !!! 100, 200 \n ---', uk)).toEqual([]);
    expect(parseMessage('', uk)).toEqual([]);
  });

  it('parses the largest message quickly', () => {
    expect(parseMessage('x 1 '.repeat(2_500), uk)).toHaveLength(1);
    expect(parseMessage('роза 1\n'.repeat(500), uk)).toHaveLength(500);
    // A pattern that looks at each place from each other one never comes to an end here.
    for (const long of ['1', ' ']) expect(parseMessage(`роза ${long.repeat(200_000)}!`, uk)).toHaveLength(1);
  });
});

describe('splitMessage', () => {
  it('returns the greetings, thanks, phones and dates of a message, as typed', () => {
    const message = 'Добрий день!\nфрідом 60 - 100, рускус 5 п.\n+380 50 111 22 33\nДякую, гарного дня';
    expect(splitMessage(message, uk).skipped).toEqual(['Добрий день!', '+380 50 111 22 33', 'Дякую', 'гарного дня']);
    expect(splitMessage('фрідом 60 - 100\n---', uk).skipped).toEqual([]);
  });

  it.each([
    'Дівчата, рускус 2 пачки',
    'рускус 2 пачки, тільки свіжий',
    'рускус 2 пачки, адреса та сама, оплата карткою',
    'вул. Саксаганського 15, кв. 3, рускус 2 пачки',
    'вул. Велика Васильківська, буд. 5а\nрускус 2 пачки',
    'рускус 2 пачки, доставка на просп. Перемоги 30',
    'Ребята, как обычно, рускус 2 пачки',
  ])('an address or talk to the supplier is no wish: %j', (message) => {
    expect(splitMessage(message, uk).lines).toMatchObject([{ quantity: '2', unit: 'pack' }]);
  });

  it.each([
    ['en', 'Freedom 60 cm, 100 stems and Mondial 60 cm, 50 stems', ['Freedom 60 cm', '100', 'Mondial 60 cm', '50']],
    ['uk', 'рускус, 5 пачок і евкаліпт, 3 пачки', ['рускус', '5', 'евкаліпт', '3']],
    ['ru', 'рускус, 5 пачек + эвкалипт, 3 пачки', ['рускус', '5', 'эвкалипт', '3']],
    ['uk', 'ніна 50 см, 40 шт / аваланш 60 см, 20 шт', ['ніна 50 см', '40', 'аваланш 60 см', '20']],
  ] as const)('gives a quantity behind a comma to the goods before it (%s: %s)', (language, message, expected) => {
    expect(parseMessage(message, { language }).flatMap(({ query, quantity }) => [query, quantity])).toEqual(expected);
  });
});
