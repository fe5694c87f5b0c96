import fc from 'fast-check';
import { goods, languages, type Language, type Wanted } from './goods';

/** A line of a message and what it orders. */
export interface Line {
  readonly text: string;
  readonly wanted: Wanted;
}

export interface Message {
  readonly text: string;
  readonly language: Language;
  readonly wanted: readonly Wanted[];
}

const pieceWords = {
  uk: ['шт', 'шт.', 'штук', 'стебел'],
  en: ['pcs', 'stems', 'pieces'],
  ru: ['шт', 'штук', 'стеблей'],
};
const packWords = { uk: ['пачок', 'уп', 'пач.'], en: ['packs', 'bunches'], ru: ['пачек', 'уп', 'упаковок'] };
const cm = { uk: 'см', en: 'cm', ru: 'см' };
const by = { uk: 'по', en: '×', ru: 'по' };

interface Parts {
  readonly name: string;
  readonly length: number;
  readonly count: number;
  readonly packs: number;
  readonly piece: string;
  readonly pack: string;
  readonly cm: string;
  readonly by: string;
}
type Layout = readonly [kind: 'piece' | 'pack', write: (parts: Parts) => string, hasLength?: false];

/** How people write a line. */
const layouts: readonly Layout[] = [
  ['piece', ({ name, length, count }) => `${name} ${length} – ${count}`],
  ['piece', ({ name, length, count, piece }) => `${name} ${length} ${count} ${piece}`],
  ['piece', ({ name, length, count, piece }) => `${count} ${piece} ${name} ${length}`],
  ['piece', ({ name, length, count, cm, piece }) => `${name} ${length} ${cm}, ${count} ${piece}`],
  ['piece', ({ name, length, count }) => `${name} (${length}) ${count}`],
  ['piece', ({ name, length, count }) => `${name} ${length}: ${count}`],
  ['piece', ({ name, length, count }) => `${name} ${length} x ${count}`],
  ['pack', ({ name, length, packs, pack }) => `${name} ${length} ${packs} ${pack}`],
  ['pack', ({ name, length, packs, pack }) => `${packs} ${pack} ${name} ${length}`],
  ['piece', ({ name, length, count }) => `${count} ${name} ${length}`],
  ['piece', ({ name, length, count, cm }) => `${name} ${length} ${cm} - ${count}`],
  ['piece', ({ name, length, count, cm }) => `${name} ${length}${cm} ${count}`],
  ['piece', ({ name, length, count, piece, by }) => `${name} ${length} ${by} ${count} ${piece}`],
  ['piece', ({ name, length, count, cm, piece }) => `${name}, ${length} ${cm}, ${count} ${piece}`],
  ['piece', ({ name, length, count }) => `${name} ${length} = ${count}`],
  ['pack', ({ name, length, packs, pack, cm }) => `${name} ${length} ${cm}, ${packs} ${pack}`],
  ['pack', ({ name, packs, pack }) => `${name}, ${packs} ${pack}`, false],
  ['piece', ({ name, count, piece }) => `${name} ${count} ${piece}`, false],
  ['piece', ({ name, length, count, cm, piece }) => `${count} ${piece} ${name} ${length} ${cm}`],
  ['piece', ({ name, length, count }) => `${name} ${length} ${count}`],
];

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A line in the words of a language. */
function lineIn(language: Language, layout?: number): fc.Arbitrary<Line> {
  return fc
    .record({
      good: fc.constantFrom(...goods),
      layout: layout === undefined ? fc.nat(layouts.length - 1) : fc.constant(layout),
      length: fc.nat(99),
      count: fc.constantFrom(10, 20, 25, 50, 75, 100, 120, 150, 200, 300),
      packs: fc.integer({ min: 2, max: 9 }),
      piece: fc.constantFrom(...pieceWords[language]),
      pack: fc.constantFrom(...packWords[language]),
      isCapital: fc.boolean(),
    })
    .map(({ good, layout: at, length: place, count, packs, piece, pack, isCapital }) => {
      const [kind, write, hasLength = true] = layouts[at % layouts.length] as Layout;
      const length = good.lengths[place % good.lengths.length] ?? 60;
      const plain = good.names[language];
      const name = isCapital ? capital(plain) : plain;
      const text = write({ name, length, count, packs, piece, pack, cm: cm[language], by: by[language] });
      const quantity = String(kind === 'pack' ? packs : count);
      return { text, wanted: { name: good.name, lengthCm: hasLength ? length : null, quantity, unit: kind } };
    });
}

const conjunctions = { uk: [' і ', ' та '], en: [' and '], ru: [' и '] };

/** Texts between two lines, or a numbering of them. */
function joinsOf(language: Language): readonly string[] {
  return ['\n', '\n\n', '; ', ', ', '. ', ' + ', ' / ', '#) ', '#. ', ...conjunctions[language]];
}

function join(lines: readonly string[], sign: string): string {
  if (sign === '#) ') return lines.map((line, at) => `${at + 1}) ${line}`).join(' ');
  if (sign === '#. ') return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return sign === '. ' ? lines.map(capital).join(sign) : lines.join(sign);
}

const linesIn = (language: Language, size: { minLength: number; maxLength: number }) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.array(lineIn(language), size) },
    { weight: 2, arbitrary: fc.nat(layouts.length - 1).chain((layout) => fc.array(lineIn(language, layout), size)) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.constantFrom(...languages).chain((own) => lineIn(own)),
        size,
      ),
    },
  );

/** The same two to five lines in the words of each language, under one sign. */
export const alike: fc.Arbitrary<Readonly<Record<Language, string>>> = fc
  .tuple(
    fc.array(
      fc.record({
        good: fc.constantFrom(...goods),
        layout: fc.constantFrom(...layouts),
        place: fc.nat(99),
        count: fc.constantFrom(25, 50, 75, 100, 150),
        packs: fc.integer({ min: 2, max: 9 }),
      }),
      { minLength: 2, maxLength: 5 },
    ),
    fc.constantFrom('\n', '; '),
  )
  .map(([lines, sign]) => {
    const textIn = (language: Language) =>
      lines
        .map(({ good, layout: [, write], place, count, packs }) =>
          write({
            ...{ name: good.names[language], length: good.lengths[place % good.lengths.length] ?? 60, count, packs },
            ...{ piece: pieceWords[language][0] ?? '', pack: packWords[language][0] ?? '' },
            ...{ cm: cm[language], by: by[language] },
          }),
        )
        .join(sign);
    return { uk: textIn('uk'), en: textIn('en'), ru: textIn('ru') };
  });

/** Two to eight lines under one sign. */
export const joined: fc.Arbitrary<Message & { readonly lines: readonly Line[]; readonly sign: string }> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc
      .tuple(linesIn(language, { minLength: 2, maxLength: 8 }), fc.constantFrom(...joinsOf(language)))
      .map(([lines, sign]) => ({
        language,
        lines,
        sign,
        text: join(
          lines.map(({ text }) => text),
          sign,
        ),
        wanted: lines.map(({ wanted }) => wanted),
      })),
  );

const before = {
  uk: [
    'Доброго дня! ',
    'Вітаю, ',
    'Візьму ',
    'Дайте ',
    'Можна ',
    'Потрібно: ',
    'Мені, будь ласка, ',
    'Добрий день\n',
    'Прошу відкласти ',
    'Замовляю ',
    'Хочу ',
    'Ще візьмемо ',
    'Давайте ',
  ],
  en: [
    'Hello! ',
    'Hi, ',
    'I would like ',
    'Please send ',
    "I'll take ",
    'Can I have ',
    'Good morning\n',
    'We need ',
    'I want ',
    'Give me ',
  ],
  ru: [
    'Добрый день! ',
    'Здравствуйте, ',
    'Возьму ',
    'Дайте ',
    'Можно ',
    'Нужно: ',
    'Мне, пожалуйста, ',
    'Привет\n',
    'Прошу отложить ',
    'Хочу ',
    'Давайте ',
  ],
};
const behind = {
  uk: [
    '. Дякую!',
    ', будь ласка',
    '\nЗ повагою, Олена',
    '\n+380 50 111 22 33',
    '\nтел. 050 111 22 33',
    '\nна 26.11',
    '\nвул. Саксаганського 15, кв. 3',
    '\nдоставка на 8:00',
    ' на завтра',
    '\nдо 10 години',
    '\nм. Київ, вул. Велика 7, оф. 12',
    '\nСпасибі, гарного дня',
    ' 🌹',
    '\nКиїв, просп. Перемоги 30, 5 поверх',
  ],
  en: [
    '. Thanks!',
    ', please',
    '\nBest regards, Olena',
    '\n+380 50 111 22 33',
    '\nphone 050 111 22 33',
    '\nfor tomorrow',
    '\n12 Baker St, floor 3',
    '\ndelivery at 8:00',
    ' for tomorrow',
    '\nby 10 am',
    '\nThank you, have a nice day',
    ' 🌹',
  ],
  ru: [
    '. Спасибо!',
    ', пожалуйста',
    '\nС уважением, Елена',
    '\n+380 50 111 22 33',
    '\nтел. 050 111 22 33',
    '\nна 26.11',
    '\nул. Саксаганского 15, кв. 3',
    '\nдоставка на 8:00',
    ' на завтра',
    '\nдо 10 часов',
    '\nг. Киев, ул. Большая 7, оф. 12',
    '\nСпасибо, хорошего дня',
    ' 🌹',
    '\nпросп. Победы 30, 5 этаж',
  ],
};

/** Two lines with polite words before and behind. */
export const polite: fc.Arbitrary<Message & { readonly lines: readonly Line[]; readonly bare: string }> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc
      .tuple(
        fc.array(lineIn(language), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', ...before[language]),
        fc.constantFrom('', ...behind[language]),
        fc.constantFrom('\n', '; '),
      )
      .map(([lines, first, last, sign]) => {
        const bare = lines.map(({ text }) => text).join(sign);
        return { language, lines, bare, text: `${first}${bare}${last}`, wanted: lines.map(({ wanted }) => wanted) };
      }),
  );

type Write = (refused: string, wanted: string) => string;
const refusing: Readonly<Record<Language, readonly Write[]>> = {
  uk: [
    (no, yes) => `замість ${no} ${yes}`,
    (no, yes) => `не треба ${no}, тільки ${yes}`,
    (no, yes) => `${yes}, без ${no}`,
    (no, yes) => `${yes}, ${no} не треба`,
    (no, yes) => `${yes}\nне потрібно ${no}`,
    (no, yes) => `${no} не потрібен, ${yes}`,
  ],
  en: [
    (no, yes) => `instead of ${no} ${yes}`,
    (no, yes) => `no ${no}, only ${yes}`,
    (no, yes) => `${yes}, without ${no}`,
    (no, yes) => `${yes}, no need for ${no}`,
    (no, yes) => `${yes}\nwe don't need ${no}`,
  ],
  ru: [
    (no, yes) => `вместо ${no} ${yes}`,
    (no, yes) => `не надо ${no}, только ${yes}`,
    (no, yes) => `${yes}, без ${no}`,
    (no, yes) => `${yes}, ${no} не надо`,
    (no, yes) => `${yes}\nне нужно ${no}`,
  ],
};

const twoGoods = (language: Language) =>
  fc.tuple(fc.constantFrom(...goods), lineIn(language)).filter(([good, { wanted }]) => good.name !== wanted.name);

/** A line beside goods that are refused. */
export const refused: fc.Arbitrary<Message & { readonly refused: string }> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.tuple(twoGoods(language), fc.constantFrom(...refusing[language])).map(([[good, line], write]) => ({
      language,
      refused: good.name,
      text: write(good.names[language], line.text),
      wanted: [line.wanted],
    })),
  );

const strike: readonly ((text: string) => string)[] = [
  (text) => `~~${text}~~`,
  (text) => `~${text}~`,
  (text) => `❌ ${text}`,
  (text) => Array.from(text, (letter) => `${letter}\u0336`).join(''),
];
const cancel = {
  uk: ['не треба', 'відміна', 'викреслити'],
  en: ['cancel', 'not needed'],
  ru: ['не надо', 'отмена', 'вычеркнуть'],
};

/** A line beside one that is struck out or marked as not wanted. */
export const struckOut: fc.Arbitrary<Message & { readonly refused: string }> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc
      .tuple(
        lineIn(language),
        lineIn(language),
        fc.oneof(
          fc
            .constantFrom(...strike)
            .map((write) => (no: string, yes: string) => [`${write(no)}\n${yes}`, `${yes}\n${write(no)}`]),
          fc
            .constantFrom(...cancel[language])
            .map((word) => (no: string, yes: string) => [`${no} - ${word}\n${yes}`, `${yes}\n${no} ${word}`]),
          fc.constant((no: string, yes: string) => [`[ ] ${no}\n[x] ${yes}`, `☑ ${yes}\n☐ ${no}`]),
        ),
        fc.boolean(),
      )
      .filter(([no, yes]) => no.wanted.name !== yes.wanted.name)
      .map(([no, yes, write, isFirst]) => ({
        language,
        refused: no.wanted.name,
        text: write(no.text, yes.text)[isFirst ? 0 : 1] ?? '',
        wanted: [yes.wanted],
      })),
  );

/** A line above words of somebody else. */
export const quoted: fc.Arbitrary<Message & { readonly refused: string }> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc
      .tuple(
        lineIn(language),
        lineIn(language),
        fc.constantFrom<Write>(
          (no, yes) => `${yes}\n> ${no}`,
          (no, yes) => `${yes}\n\nOn Mon, 25 Nov 2026 at 10:12, Shop <shop@example.com> wrote:\n${no}`,
          (no, yes) => `${yes}\n\nВід: Магазин\nНадіслано: 25.11.2026\n${no}`,
          (no, yes) => `${yes}\n\nОт: Магазин\nОтправлено: 25.11.2026\n${no}`,
          (no, yes) => `${yes}\n---------- Forwarded message ---------\nFrom: Shop\n${no}`,
        ),
      )
      .filter(([no, yes]) => no.wanted.name !== yes.wanted.name)
      .map(([no, yes, write]) => ({
        language,
        refused: no.wanted.name,
        text: write(no.text, yes.text),
        wanted: [yes.wanted],
      })),
  );

/** A quantity that is taken back: the later one, or a question. */
export const corrected: fc.Arbitrary<Message> = fc.constantFrom(...languages).chain((language) =>
  fc
    .tuple(
      fc.constantFrom(...goods),
      fc.constantFrom(
        ...{
          uk: [
            (name: string) => `${name} 60 100, ні, 150`,
            (name: string) => `${name} 60 100, ой ні, 150`,
            (name: string) => `${name} 60 - 100 шт, точніше 150`,
            (name: string) => `ой, не 100, а 150 ${name} 60`,
            (name: string) => `${name} 60 - не 100, а 150`,
          ],
          en: [
            (name: string) => `${name} 60 100, no, 150`,
            (name: string) => `${name} 60 100, sorry, no, 150`,
            (name: string) => `sorry, not 100 but 150 ${name} 60`,
          ],
          ru: [
            (name: string) => `${name} 60 100, нет, 150`,
            (name: string) => `${name} 60 100, ой, нет, 150`,
            (name: string) => `${name} 60 100 шт, вернее 150`,
            (name: string) => `ой, не 100, а 150 ${name} 60`,
          ],
        }[language],
      ),
    )
    .filter(([{ lengths }]) => lengths.includes(60))
    .map(([{ name, names }, write]) => ({
      language,
      text: write(names[language]),
      wanted: [{ name, lengthCm: 60, quantity: '150', unit: 'piece' as const }],
    })),
);
