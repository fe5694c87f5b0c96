import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFraction } from '../domain/written-number';
import { catalogue } from './catalogue.fixture';
import { isKnownProduct } from './match-line';
import { parseMessage } from './parse-message';
import { createSearchIndex } from './search-index';

const tulip = (name: string, color: string, id: string) => ({
  names: { uk: name, en: name, ru: name },
  color,
  categoryId: null,
  species: ['tulip'],
  lots: catalogue.varieties
    .flatMap(({ lots }) => lots.slice(0, 1))
    .slice(0, 1)
    .map((lot) => ({ ...lot, id })),
});
const index = await createSearchIndex({
  ...catalogue,
  varieties: [...catalogue.varieties, tulip('Strong Gold', 'yellow', 't1'), tulip('White Dynasty', 'white', 't2')],
});
type Language = 'uk' | 'en' | 'ru';
const languages = ['uk', 'en', 'ru'] as const;
const parse = (message: string, language: Language = 'uk') =>
  parseMessage(message, { language, isKnownProduct: (text) => isKnownProduct(index, text, language) });
/** 'goods|quantity|candidates', of packs with a p behind. */
const read = (message: string, language?: Language) =>
  parse(message, language).map(({ query, quantity, unit, candidates }) =>
    [query, quantity, candidates.join(' or ')].join('|').concat(unit === 'pack' ? ' p' : ''),
  );

describe('parseMessage', () => {
  it.each([
    ['рускус 0,5 п', 'рускус|0.5| p', 'uk'],
    ['мондіаль 60 0,5 пачки', 'мондіаль 60|0.5| p', 'uk'],
    ['freedom 60 cm 1.5 packs', 'freedom 60 cm|1.5| p', 'en'],
    ['freedom 60 1,000 stems', 'freedom 60|1000|', 'en'],
    ['freedom 60 1.000 stems', 'freedom 60|1|', 'en'],
    ['фридом 60 1,000 шт', 'фридом 60|1|', 'ru'],
    ['фридом 60 12,5 шт', 'фридом 60|12.5|', 'ru'],
    ['фрідом 60\t100,00', 'фрідом 60|100|', 'uk'],
    ['фрідом 60\t100,00\t72,00\t7200,00', 'фрідом 60||100 or 72 or 7200', 'uk'],
    ['фрідом 60 75,000', 'фрідом 60|75|', 'uk'],
    ['freedom 60 75,000', 'freedom 60|75000|', 'en'],
    ['фрідом 60 100 x 72 = 7200', 'фрідом 60||100 or 72 or 7200', 'uk'],
    ['фрідом 60 100х72=7200', 'фрідом 60||100 or 72 or 7200', 'uk'],
    ['фрідом 60 2-3 пачки', 'фрідом 60||2 or 3 p', 'uk'],
    ['фрідом 2 — 3 пачки', 'фрідом||2 or 3 p', 'uk'],
    ['freedom 60 100 + 25', 'freedom 60||125 or 100 or 25', 'en'],
    ['фрідом 60 10 x 25', 'фрідом 60||250 or 10 or 25', 'uk'],
    ['фрідом 60 100 – 150 шт', 'фрідом 60||100 or 150', 'uk'],
    ['фрідом 60 100 шт 50 шт', 'фрідом 60||100 or 50', 'uk'],
    ['фрідом 60 2 пачки = 50 шт', 'фрідом 60|50|', 'uk'],
    ['фрідом 60 50 шт (2 пачки)', 'фрідом 60|50|', 'uk'],
    ['фрідом 60 100 шт по 72 грн', 'фрідом 60|100|', 'uk'],
    ['рускус ,5 п', 'рускус|0.5| p', 'uk'],
    ['рускус 1/3 пачки', 'рускус||1 or 3 p', 'uk'],
    ['рускус 2..3 пачки', 'рускус||2 or 3 p', 'uk'],
    ['рускус 100 або 150', 'рускус 100||150 or 100', 'uk'],
    ['freedom 60 100 or 150', 'freedom 60||100 or 150', 'en'],
    ['фрідом 60-100', 'фрідом 60||100 or 60', 'uk'],
    ['фрідом 60/100', 'фрідом 60||100 or 60', 'uk'],
    ['фрідом 60-70 100 шт', 'фрідом 60-70|100|', 'uk'],
    ['фрідом 60 100 + 25 + 25', 'фрідом 60||150 or 100 or 25', 'uk'],
    ['фрідом 60 50 шт + 2 пачки', 'фрідом 60|| p', 'uk'],
    ['фрідом 60 100 по 72', 'фрідом 60||7200 or 100 or 72', 'uk'],
    ['фрідом 60 см пачка', 'фрідом 60 см|1| p', 'uk'],
    ['freedom 60 a bunch', 'freedom 60|1| p', 'en'],
    ['рускус дві пачки', 'рускус|2| p', 'uk'],
    ['одна пачка рускуса', 'рускуса|1| p', 'ru'],
    ['1\tFreedom, 60 см\t50\t75,00\t3 750,00', 'Freedom 60 см||1 or 50 or 75 or 3750', 'uk'],
    ['фрідом 0,6 м 100 шт', 'фрідом 60 см|100|', 'uk'],
    ['фрідом 60 ½ пачки', 'фрідом 60|0.5| p', 'uk'],
    ['фрідом 60 1 ½ пачки', 'фрідом 60|1.5| p', 'uk'],
    ["фрідом 60 п'ятдесят", 'фрідом 60|50|', 'uk'],
    ['фрідом 60 двадцять п’ять шт', 'фрідом 60|25|', 'uk'],
    ['фридом 60 сто двадцать штук', 'фридом 60|120|', 'ru'],
    ['freedom sixty fifty', 'freedom 60|50|', 'en'],
    ['фрідом шістдесят дві пачки', 'фрідом 62||2 or 62 p', 'uk'],
    ['по пачці фрідом 60', 'по фрідом 60|1| p', 'uk'],
    ['фрідом 60 - 4п (по 25)', 'фрідом 60|4| p', 'uk'],
    ['фрідом 60 100шт/4пач', 'фрідом 60|100|', 'uk'],
    ['фрідом 60 см\t4 пачки\t100 шт', 'фрідом 60 см|100|', 'uk'],
    ['фрідом 60 3 пачки = 100 шт', 'фрідом 60||100', 'uk'],
    ['фрідом 60 2 пачки і 10 шт', 'фрідом 60|| p', 'uk'],
    ['Freedom,60,100', 'Freedom 60|100|', 'uk'],
    ['freedom,60,100', 'freedom 60|100|', 'en'],
    ['freedom,1,000', 'freedom, 1000||', 'en'],
    ['фрідом висота 60, кількість 100', 'фрідом 60 см|100|', 'uk'],
    ['Сорт: Фрідом\nДовжина: 60 см\nКількість: 100', 'Сорт: Фрідом 60 см|100|', 'uk'],
    ['1️⃣ фрідом 60 – 100', 'фрідом 60|100|', 'uk'],
    ['замовлення №1254 фрідом 60 100', 'фрідом 60|100|', 'uk'],
    ["фрідом 60 100 на п'ятницю, якщо є", 'фрідом 60|100|', 'uk'],
  ] as const)('reads %j as %j in %s', (message, wanted, language) => {
    expect(read(message, language)).toEqual([wanted]);
  });

  it('adds a line of numbers to the name before it', () => {
    expect(read('фрідом 60 - 100\n70 - 50')).toEqual(['фрідом 60|100|', 'фрідом 70|50|']);
    expect(read('фрідом\n60 - 100\n70 см 50 шт\n80 2 пачки')).toEqual([
      'фрідом 60|100|',
      'фрідом 70 см|50|',
      'фрідом 80|2| p',
    ]);
    expect(read('фрідом:\n60 - 100\n70 - 50')).toEqual(['фрідом 60|100|', 'фрідом 70|50|']);
    expect(read('фрідом 60 см\n100 шт')).toEqual(['фрідом 60 см|100|']);
    expect(parse('фрідом 60 - 100\n70 - 50').map(({ typed, alone }) => [typed, alone])).toEqual([
      ['фрідом 60 - 100', 'фрідом 60 - 100'],
      ['70 - 50', 'фрідом 70 - 50'],
    ]);
  });

  it('applies the species of a heading to the lines after it until another name', () => {
    expect(read('тюльпани: білі 50, жовті 50')).toEqual(['тюльпани білі 50||', 'тюльпани жовті 50||']);
    expect(read('Тюльпани:\nбілі - 50\nжовті - 50\nфрідом 60 - 100\nбілі 20 шт')).toEqual([
      'Тюльпани білі|50|',
      'Тюльпани жовті|50|',
      'фрідом 60|100|',
      'білі|20|',
    ]);
    expect(read('троянди: фрідом 60 - 100; мондіаль 60 - 50')).toEqual([
      'троянди фрідом 60|100|',
      'троянди мондіаль 60|50|',
    ]);
    expect(read('тюльпани\nбілі 50 шт\nжовті 50 шт')).toEqual(['тюльпани білі|50|', 'тюльпани жовті|50|']);
    expect(read('рускус\nбілі троянди 50 шт')).toEqual(['рускус||', 'білі троянди|50|']);
    expect(read('троянди: білі троянди 50 шт')).toEqual(['білі троянди|50|']);
    expect(read('тюльпани білі 30 шт, жовті 20')).toEqual(['тюльпани білі|30|', 'тюльпани жовті 20||']);
    expect(parse('тюльпани: білі 50, жовті 50').map(({ typed, alone }) => [typed, alone])).toEqual([
      ['тюльпани: білі 50', 'тюльпани білі 50'],
      ['жовті 50', 'тюльпани жовті 50'],
    ]);
  });

  it.each(['еустома, біла, 40 шт', 'біла еустома, 40 шт', 'еустома, біла 40 шт'])(
    'keeps the attributes of one product together: %s',
    (message) => expect(read(message)).toHaveLength(1),
  );

  it.each([
    ['фрідом 60 - 100 і мондіаль 60 - 50', 'uk'],
    ['фрідом 60 - 100 та мондіаль 60 - 50', 'uk'],
    ['фридом 60 - 100 и мондиаль 60 - 50', 'ru'],
    ['freedom 60 - 100 and mondial 60 - 50', 'en'],
    ['фрідом 60 - 100 / мондіаль 60 - 50', 'uk'],
    ['фрідом 60 - 100/мондіаль 60 - 50', 'uk'],
    ['1) фрідом 60 - 100 2) мондіаль 60 - 50', 'uk'],
    ['1. фрідом 60 - 100 2. мондіаль 60 - 50', 'uk'],
    ['Фрідом 60 - 100. Мондіаль 60 - 50.', 'uk'],
  ] as const)('splits a line with two products: %s', (message, language) => {
    expect(read(message, language)).toEqual([expect.stringMatching(/^fr?|фр/i), expect.stringMatching(/60\|50\|$/)]);
  });

  it.each([
    ['100;фрідом;60', 'uk', 'фрідом 60|100|'],
    ['фрідом 60 штук сто', 'uk', 'фрідом 60|100|'],
    ['рускус пачок п’ять', 'uk', 'рускус|5| p'],
    ['рускус штук 50', 'uk', 'рускус|50|'],
    ['ruscus, a couple of packs', 'en', 'ruscus|2| p'],
    ['фридом 60 полсотни', 'ru', 'фридом 60|50|'],
    ['фрідом 60 сотню', 'uk', 'фрідом 60|100|'],
    ['freedom 60 - 100 (one hundred)', 'en', 'freedom 60|100|'],
    ['freedom 60 - one hundred (100) stems', 'en', 'freedom 60|100|'],
    ['фрідом 60 100 (сто штук)', 'uk', 'фрідом 60|100|'],
    ['freedom 60 100ea', 'en', 'freedom 60|100|'],
  ] as const)('reads how many in colloquial and formal wording: %s', (message, language, wanted) => {
    expect(read(message, language)).toEqual([wanted]);
  });

  it.each([
    ['тюльпани: 50 білих, 30 жовтих', ['50 білих тюльпани', '30 жовтих тюльпани']],
    ['50 білих троянд і 30 червоних', ['50 білих троянд', '30 червоних троянд']],
    ['троянди\n50 білих\n30 червоних', ['50 білих троянди', '30 червоних троянди']],
    ['тюльпани 50 білих 30 жовтих', ['50 білих тюльпани', '30 жовтих тюльпани']],
    ['тюльпани: 50 шт білі, 30 шт жовті', ['50 шт білі тюльпани', '30 шт жовті тюльпани']],
  ])('a quantity before its colour stays one where the species is named before: %j', (message, wanted) => {
    const lines = parse(message);
    expect(lines.map(({ alone }) => alone)).toEqual(wanted);
    expect(lines.map(({ quantity }) => quantity)).toEqual(['50', '30']);
  });

  it.each([
    ['x100 фрідом 50', ['× фрідом 50|100|']],
    ['(100) фрідом 50', ['фрідом 50|100|']],
    ['+100 фрідом 50', ['+ фрідом 50|100|']],
  ])('the number before a name is its quantity, whatever sign it has: %s', (message, wanted) => {
    expect(read(message)).toEqual(wanted);
  });

  it.each([
    ['фрідом 60, 4 пачки, 100 шт'],
    ['фрідом 60, 100 шт, 4 пачки'],
    ['фрідом 60 4 пачки\n(100 шт)'],
    ['Фрідом\n60\n4 пачки\n100 шт'],
  ])('a quantity in packs and again in pieces is ordered once: %j', (message) => {
    expect(read(message)).toEqual([expect.stringMatching(/^фрідом,? 60\|100\|$/i)]);
  });

  it.each([
    ['фрідом 60 5 пачок 25 шт', 'фрідом 60||125 or 25'],
    ['фрідом 60 5 пачок (25 шт)', 'фрідом 60||125 or 25'],
    ['фрідом 60 3 пачки 25 шт', 'фрідом 60||75 or 25'],
    ['фрідом 60 3 пачки = 100 шт', 'фрідом 60||100'],
  ])('pieces that may be those of one pack are a question: %s', (message, wanted) => {
    expect(read(message)).toEqual([wanted]);
  });

  it.each([
    ['фрідом 60, 100, 75', ['фрідом 60||100 or 75']],
    ['фрідом 60 - 100, 72', ['фрідом 60||100 or 72']],
    ['фрідом 60, 100, 75,00', ['фрідом 60|100|']],
    ['фрідом 60 100\n72,50', ['фрідом 60|100|']],
    ['фрідом 60, 100, 72,00, 7200,00', ['фрідом 60|100|']],
    ['100 фрідом, 60', ['фрідом 60|100|']],
    ['фрідом 60 - 100, 70 - 50', ['фрідом 60|100|', 'фрідом 70|50|']],
  ])('a further number of a line is its length, its price or a question: %j', (message, wanted) => {
    expect(read(message)).toEqual(wanted);
  });

  it.each([
    ['фрідом 60 та 70 по 50 шт', 'uk', ['фрідом 60|50|', 'фрідом 70|50|']],
    ['рускус 50, 60, 70 по 30', 'uk', ['рускус 50|30|', 'рускус 60|30|', 'рускус 70|30|']],
    ['мондіаль 50/60 по 50; фрідом 60 100', 'uk', ['мондіаль 50|50|', 'мондіаль 60|50|', 'фрідом 60|100|']],
    ['freedom 60 cm & 70 cm, 50 each', 'en', ['freedom 60 cm|50|', 'freedom 70 cm|50|']],
    ['фрідом 60, 100 по 72', 'uk', ['фрідом 60||7200 or 100 or 72']],
    ['фрідом 60-70 по 50', 'uk', ['фрідом 60||3500 or 70 or 50 or 60']],
  ] as const)('several lengths with a quantity for each are a line each: %s', (message, language, wanted) => {
    expect(read(message, language)).toEqual(wanted);
  });

  it.each([
    ['фрідом 60-70 100', 'фрідом 60-70|100|'],
    ['фрідом 60/70 (100)', 'фрідом 60/70|100|'],
    ['фрідом 60-70, 100', 'фрідом 60-70|100|'],
    ['фрідом 60 або 70 100', 'фрідом 60 або 70|100|'],
    ['100 фрідом 60-70', 'фрідом 60-70|100|'],
    ['фрідом 60 чи 70, 4 пачки', 'фрідом 60 чи 70|4| p'],
    ['фрідом 60 ~100', 'фрідом 60 ~|100|'],
  ])('the number beside a range of lengths is the quantity: %s', (message, wanted) => {
    expect(read(message)).toEqual([wanted]);
  });

  it.each([
    ['фрідом 60 100шт мондіаль 60 50', 'uk', ['фрідом 60|100|', 'мондіаль 60|50|']],
    ['freedom 60 100 mondial 60 50', 'en', ['freedom 60|100|', 'mondial 60|50|']],
    ['фрідом 60 100 гарних', 'uk', ['фрідом 60 гарних|100|']],
  ] as const)('known goods that follow each other need no unit: %s', (message, language, wanted) => {
    expect(read(message, language)).toEqual(wanted);
  });

  it('quantities that each stand above a name belong to the names below them', () => {
    expect(read('30 шт\nрускус 50\n20 шт\nрускус 60')).toEqual(['рускус 50|30|', 'рускус 60|20|']);
  });

  it.each([
    ['пачками:\nрускус 50 10\n20 рускус 60', 'uk', ['рускус 50|10| p', 'рускус 60|20| p']],
    ['рускус 50 10\nрускус 60 20\n(все в пачках)', 'uk', ['рускус 50|10| p', 'рускус 60|20| p']],
    ['all in bunches:\nfreedom 60 4\nmondial 60 50 stems', 'en', ['freedom 60|4| p', 'mondial 60|50|']],
    ['пачками:\nрускус 50 10\nпоштучно:\nфрідом 60 25', 'uk', ['рускус 50|10| p', 'поштучно:||', 'фрідом 60|25|']],
  ] as const)('the unit of a heading is that of its list: %j', (message, language, wanted) => {
    expect(read(message, language)).toEqual(wanted);
  });

  it.each([
    ['фрідом 60 - не 100, а 50', 'фрідом 60|50|'],
    ['фрідом 60 - 100 (було 150)', 'фрідом 60|100|'],
    ['фрідом 60 - 100 замість 150 шт', 'фрідом 60|100|'],
    ['фрідом 60 - 100 шт, якщо немає, то 70', 'фрідом 60||100 or 70'],
    ['фрідом, 60, 100, Еквадор', 'фрідом 60 Еквадор|100|'],
  ])('what a line takes back, offers instead or adds is no other line: %s', (message, wanted) => {
    expect(read(message)).toEqual([wanted]);
  });

  it('keeps one product of two colours in one line', () => {
    expect(read('троянда біла та рожева 50 шт')).toHaveLength(1);
    expect(read('roses red and white 50 pcs', 'en')).toHaveLength(1);
  });

  it.each([
    ['тюльпани білі та жовті по 100', 'uk', ['тюльпани білі|100|', 'тюльпани жовті|100|']],
    ['рускус 5 п, тюльпани білі, жовті по 2 п', 'uk', ['рускус|5| p', 'тюльпани білі|2| p', 'тюльпани жовті|2| p']],
    ['белые и красные розы 60 см по 50', 'ru', ['белые розы 60 см|50|', 'красные розы 60 см|50|']],
    ['white and yellow tulips 50 pcs each', 'en', ['white tulips|50|', 'yellow tulips|50|']],
  ] as const)('makes a line of each colour where so many of each are wanted: %s', (message, language, wanted) => {
    expect(read(message, language)).toEqual(wanted);
  });

  it('ignores greetings, time stamps, phones, dates and position numbers', () => {
    expect(read('Доброго ранку!\nфрідом 60 - 100\nДякую')).toEqual(['фрідом 60|100|']);
    expect(read('Добрий день, Олено! Мені, будь ласка, фрідом 60 - 100')).toEqual(['фрідом 60|100|']);
    expect(read('Hi! I need freedom 60 - 100, please. Thanks!', 'en')).toEqual(['freedom 60|100|']);
    expect(read('Здравствуйте, нам нужно фридом 60 - 100, спасибо', 'ru')).toEqual(['фридом 60|100|']);
    expect(read('[25.11, 08:12] Олена: фрідом 60 - 100\n[25.11, 08:13] Олена: рускус 5 п')).toEqual([
      'фрідом 60|100|',
      'рускус|5| p',
    ]);
    expect(read('25.11.2026, 08:12 - Олена: фрідом 60 - 100\n+380 50 111 22 33\n0501112233')).toEqual([
      'фрідом 60|100|',
    ]);
    expect(read('на 26.11.2026 фрідом 60 - 100 до 10:30')).toEqual([expect.stringMatching(/\|100\|$/)]);
    expect(read('1 фрідом 60 - 100\n2 мондіаль 60 - 50\n3 рускус 5 п')).toEqual([
      'фрідом 60|100|',
      'мондіаль 60|50|',
      'рускус|5| p',
    ]);
    expect(read('Доброго дня, Олено, мені фрідом 60 - 100, тел. 050 111 22 33')).toEqual(['фрідом 60|100|']);
    expect(read('Доброго дня, Фрідом, 60, 100')).toEqual(['Фрідом 60|100|']);
    expect(read('Доброго ранку')).toEqual([]);
    expect(read('Потрібно на завтра:\nфрідом 60 - 100\nдоставка на 8:00')).toEqual(['фрідом 60|100|']);
    expect(read('Please send for tomorrow:\nfreedom 60 - 100', 'en')).toEqual(['freedom 60|100|']);
  });

  it('returns lines that it does not understand as typed', () => {
    expect(parse('2-3 пачки\nщось дивне\nяк минулого разу').map(({ typed }) => typed)).toEqual([
      '2-3 пачки',
      'щось дивне',
      'як минулого разу',
    ]);
  });

  const name = fc.constantFrom('фрідом', 'мондіаль', 'рускус', 'еустома біла', 'щось', 'freedom', 'тюльпани:', 'білі');
  const unit = fc.constantFrom('', ' шт', ' пачки', ' п', ' packs', ' см', ' pcs');
  const sign = fc.constantFrom(' ', ' - ', '-', ' x ', ' = ', ': ', ' по ', '+', ', ', ' і ', '\t', '/');
  const amount = fc.oneof(fc.nat(300).map(String), fc.constantFrom('0,5', '1.5', '100,00', '60 100', '2-3', '½'));
  const line = fc
    .array(fc.tuple(fc.oneof(name, amount), unit, sign), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map((part) => part.join('')).join(''));

  it('returns every line with a word', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.constantFrom(...languages), (lines, language) => {
        const typed = parse(['фрідом 60 - 100', ...lines].join('\n'), language)
          .map((each) => each.typed)
          .join('\n');
        const words = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];
        for (const word of words(lines.join('\n'))) expect(typed).toContain(word);
        for (const figure of lines.join('\n').match(/\d{2,}/g) ?? []) expect(typed).toContain(figure);
      }),
      { numRuns: 400 },
    );
  });

  it('never turns a fraction into a whole quantity', () => {
    const fraction = fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 }));
    const place = fc.constantFrom(' ', ' - ', ': ', ' 60 ', ' 60 - ', ' 60 см ', ', ', ' x ', ' = ');
    fc.assert(
      fc.property(fraction, place, unit, fc.constantFrom(...languages), ([whole, part], before, of, language) => {
        fc.pre(of !== ' см');
        const number = `${whole}${language === 'en' ? '.' : ','}${String(part).padStart(2, '0')}`;
        for (const { quantity } of parse(`рускус${before}${number}${of}`, language))
          expect(quantity === '' || isFraction(quantity)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
