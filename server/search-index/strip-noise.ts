import { packWord, pieceWord } from '../domain/unit-words';
import { isAttributes } from './lexicon/attributes';
import { stripPolitePhrases } from './lexicon/polite-phrases';
import { isMeasure, packs, pieces } from './message-units';

const date = '(?:\\d{1,2}[./-]\\d{1,2}(?:[./-](?:\\d{4}|\\d{2}))?|\\d{1,2} \\p{L}{3,9}\\.? \\d{4}(?: at)?)';
const time = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
/** 'Олена, [25.11.2026 08:12]' above what she says. */
const signature = new RegExp(
  `^[^\\[\\]\\d\\n]{0,40}\\[\\s*(?:${date}[,\\s]+${time}|${time}[,\\s]+${date})\\s*\\]:?$`,
  'iu',
);
const stamp = new RegExp(
  `^(?:\\[\\s*(?:${date}[,\\s]+${time}|${time}(?:[,\\s]+${date})?)\\s*\\]|${date}[,\\s]+${time}\\s*[-–—])\\s*`,
  'iu',
);
const speaker = /^([^:\n]{1,40}):(?=\s|$)\s*/u;
const phone =
  /(?:(?<!\p{L})(?:тел(?:ефон)?|tel|phone|моб)\.?:?\s*)?(?:(?<![\d+])(?:\+\s?)?(?:380|38|8|7)?[\s(-]{0,4}0\d{2}[\s)-]*\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)|\+\d{1,3}(?:[\s()-]*\d){8,12}(?!\d))/gu;
const unit = `(?:${packWord}|${pieceWord}|см|cm|[мm](?!\\p{L}))`;
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
const months =
  '(?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L})';
const ofYear = '(?:\\s*[рг]\\.|\\s*(?:року|года|[рг])(?!\\p{L}))';
/** '2000' behind a date may be a quantity. */
const year = `(?:,?\\s+20[2-3]\\d(?:${ofYear}|(?=\\s*(?:[,;)]|\\.?$))))?`;
const dates = [
  new RegExp(`(?<![\\d.,/])${day}[./]${month}[./](?:20\\d{2}|\\d{2})(?!\\d|[.,]\\d)${ofYear}?`, 'giu'),
  new RegExp(`(?<![\\d.,/])${day}-${month}-20\\d{2}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,])20\\d{2}-${month}-${day}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,])${day}\\.${month}(?!\\d|[.,]\\d)(?!\\s*${unit})`, 'giu'),
  new RegExp(`(?<![\\d.,])${day}(?:-?го)?\\s+${months}${year}`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:for|on|by|until|before)\\s+${months}\\s+${day}(?:st|nd|rd|th)?(?![\\p{L}\\d]|[.,]\\d|\\s*${unit})`,
    'giu',
  ),
];
const hour = '(?:[01]?\\d|2[0-3])';
const times = [
  /(?:(?<!\p{L})(?:на|до|о|об|к|at|by)\s+)?(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/giu,
  new RegExp(
    `(?:(?<!\\p{L})(?:на|до|о|об|к|в|at|by|before)\\s+)?(?<![\\d.,:])${hour}(?:-\\p{L}{1,2})?\\s?(?:ранку|вечора|утра|вечера|годин[аиіу]?|часов|[ap]\\.?m\\.?)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:на|до|к|об?|з|с)\\s+${day}-(?:го|му|ту|[еєїйю])(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:for|on|by|until|before)\\s+(?:the\\s+)?${day}(?:st|nd|rd|th)(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:самовивіз|самовывоз|доставка|pick-?up|delivery)\\s+(?:об?|в|на|до|к|at|by)\\s+${hour}(?=\\s*(?:[,;!)]|\\.?$))`,
    'giu',
  ),
];
const discounts =
  /(?<!\p{L})(?:знижк|скидк|discount)\p{L}*\s?[:=–—-]?\s?\d{1,2}(?:[.,]\d+)?\s?%|(?<![\d.,])\d{1,2}(?:[.,]\d+)?\s?%\s?(?:знижк|скидк|discount|off)\p{L}*/giu;
const flat = new RegExp(
  `(?<=^\\s?|,\\s?)(?:кв|квартира|буд|будинок|дом|під[’']?їзд|подъезд|поверх|этаж|офіс|офис)\\.?\\s?№?\\s?\\d{1,4}(?:[абвг](?!\\p{L}))?(?!\\d|[.,]\\d|\\s*${unit})`,
  'giu',
);
/** 'вул. Саксаганського 15', 'на вулицю Саксаганського, буд. 15'. */
const street = new RegExp(
  [
    '(?<!\\p{L})(?:на\\s)?(?:вул\\.|вулиц[яюі]|ул\\.|улиц[ауе]|просп\\.|проспект|бульвар|провулок|переулок)',
    "(?:[\\p{L}'’ .-]{3,45}?\\d{1,3}(?:-?\\p{L}|\\/\\d+)?(?![\\p{L}\\d])|[\\p{L}'’ .,;-]{3,45}$)",
  ].join(''),
  'giu',
);
const each = '(?:\\s*\\/\\s*\\p{L}+\\.?)?';
const code = '(?:uah|usd|eur)';
/** A sign before a figure without a blank belongs to it. */
const currency = `(?:(?:грн|гривень|гривні|гривны|${code})\\.?|[$€₴])${each}(?![\\p{L}\\d])`;
/** '100 $ 75': the price may be either. */
const loneSigns = new RegExp(
  `(?<=\\d )(?:[$€₴]|${code})(?= \\d)(?! \\d+(?:[.,]\\d+)?\\s*(?:${packWord}|${pieceWord}))`,
  'giu',
);
const grouped = '\\d{1,3}(?: \\d{3}){1,3}(?:[.,]\\d+)?';
const amount = `(?:${grouped}|\\d+(?:[.,]\\d+)*)`;
const LEAST_APART = 10;
/** Characters before and after a price in which its quantity stands. */
const LOOK_AROUND = 100;
const noUnit = `(?!\\d|[.,]\\d|\\s*(?:${packWord}|${pieceWord}))`;
const priceWords = '(?:[xх]|по|за|ціна|цена|сума|сумма|at|price|for)';
const prices = new RegExp(
  [
    `(?<by>[×*=@]\\s*|(?<!\\p{L})${priceWords}(?!\\p{L}):?\\s*)?(?<![\\p{L}\\d.,])(?<before>${amount})\\s*${currency}`,
    `(?:[$€₴]|(?<!\\p{L})${code}) ?(?<after>${grouped}${noUnit}|\\d+(?:[.,]\\d+)*)${each}`,
    `(?<!\\p{L})(?:ціна|цена|price)(?!\\p{L})[\\s:=–—-]*(?<named>${amount})${noUnit}(?:\\s*${currency})?${each}`,
  ].join('|'),
  'giu',
);

const orderNumber =
  /(?<!\p{L})(?:замовлення|заказ|рахунок|сч[её]т|накладна|накладная|order|invoice)\s*(?:№|#|no\.?)\s*\S*\d\S*/giu;
const lengthLabel =
  /(?<!\p{L})(?:довжин|висот|ростовк|длин|высот|length|height)\p{L}*\s*(?:[:=–-]\s*)?(\d{2,3})(?!\d|[.,]\d|\s*[-–/]\s*\d)(?:\s*(?:см|cm)(?!\p{L}))?/giu;
const quantityLabel =
  /(?<!\p{L})(?:кількість|к-сть|кіл-ть|количество|кол-во|quantity|qty)\.?\s*(?:[:=–-]\s*)?(?=\d)/giu;

/** Removes chat stamps with their authors. */
export function stripStamps(lines: readonly string[], isGoods: (text: string) => boolean): readonly string[] {
  const messages = lines.map(parseStamp);
  const authors = new Set(messages.filter((message) => isByAuthor(message, isGoods)).map(({ name }) => name));
  return messages.map(({ name, said, text }) => (authors.has(name) ? said : text));
}

interface Message {
  readonly name: string;
  readonly said: string;
  readonly text: string;
}

function parseStamp(line: string): Message {
  const bare = line.trim();
  const text = signature.test(bare) ? '' : bare.replace(stamp, '');
  const [before = '', name = ''] = text === bare ? [] : (speaker.exec(text) ?? []);
  return { name, said: text.slice(before.length), text: text === bare ? line : text };
}

/** 'фрідом 60: 100' and 'фрідом: 100' name goods; an author says more than a figure. */
function isByAuthor({ name, said }: Message, isGoods: (text: string) => boolean): boolean {
  const rest = name.replace(phone, '').trim();
  if (name === '' || /\d/.test(rest)) return false;
  if (!/\p{L}/u.test(rest)) return true;
  return /\p{L}/u.test(said) && !isMeasure(stripNoise(said)) && !isAttributes(said) && !isGoods(rest);
}

/** Removes greetings, phones, dates, times and prices. */
export function stripNoise(line: string): string {
  const priced = [phone, street, ...dates, ...times, discounts, flat].reduce(
    (text, noise) => text.replace(noise, ' '),
    line,
  );
  return stripPolitePhrases(stripPrices(priced).replace(orderNumber, ' '));
}

function stripPrices(line: string): string {
  return line.replace(loneSigns, ' ').replace(prices, (price: string, ...found: readonly unknown[]) => {
    const { by, before, after, named } = found.at(-1) as Partial<Record<string, string>>;
    const [at, text] = found.slice(-3, -1) as [number, string];
    const figures = before ?? after ?? named ?? '';
    if (by !== undefined || isOneFigure(figures)) return ' ';
    const end = at + price.length;
    const rest = `${text.slice(Math.max(0, at - LOOK_AROUND), at)} ${text.slice(end, end + LOOK_AROUND)}`;
    if (isCounted(rest)) return ' ';
    return before === undefined ? figures.replace(/^\d+/, ' ') : figures.replace(/ \S+$/, ' ');
  });
}

/** '1 420' and '30 000' are one figure each; '30 426' may be a quantity and a price. */
function isOneFigure(figures: string): boolean {
  return !figures.includes(' ') || Number(figures.split(' ')[0]) < LEAST_APART || / 0/.test(figures);
}

function isCounted(text: string): boolean {
  return packs.test(text) || pieces.test(text) || (text.match(/(?<![\p{L}\d.,])\d+/gu) ?? []).length > 1;
}

/** Writes 'довжина: 60' as '60 см' and 'кількість: 100' as '100'. */
export function stripLabels(text: string): string {
  return text.replace(lengthLabel, '$1 см').replace(quantityLabel, ' ');
}
