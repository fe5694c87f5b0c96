import { packWord, pieceWord } from '../../app/domain/unit-words';
import { isAttributes } from './lexicon/attributes';
import { stripPolitePhrases } from './lexicon/polite-phrases';
import { isMeasure } from './message-units';

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
const dates = [
  new RegExp(`(?<![\\d.,/])${day}[./]${month}[./](?:20\\d{2}|\\d{2})(?!\\d|[.,]\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,/])${day}-${month}-20\\d{2}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,])20\\d{2}-${month}-${day}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.,])${day}\\.${month}(?!\\d|[.,]\\d)(?!\\s*${unit})`, 'giu'),
  new RegExp(
    `(?<![\\d.,])${day}(?:-?го)?\\s+(?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L})`,
    'giu',
  ),
];
const times = /(?:(?<!\p{L})(?:на|до|о|об|к|at|by)\s+)?(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/giu;
const currency = '(?:грн|гривень|гривні|гривны|uah|₴|usd|eur|\\$|€)\\.?(?:\\s*\\/\\s*\\p{L}+\\.?)?(?!\\p{L})';
const amount = '\\d[\\d ]*(?:[.,]\\d+)?';
const prices = new RegExp(
  `(?:(?:[×*=@]|(?<!\\p{L})(?:[xх]|по|за|ціна|цена|сума|сумма|at|price|for)(?!\\p{L}):?)\\s*)?(?:(?<![\\p{L}\\d.,])\\d+(?:[.,]\\d+)*|(?<![\\p{L}\\d.,])\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?)\\s*${currency}|[$€₴]\\s?${amount}`,
  'giu',
);

const orderNumber =
  /(?<!\p{L})(?:замовлення|заказ|рахунок|сч[её]т|накладна|накладная|order|invoice)\s*(?:№|#|no\.?)\s*\S*\d\S*/giu;
const lengthLabel =
  /(?<!\p{L})(?:довжин|висот|ростовк|длин|высот|length|height)\p{L}*\s*[:=–-]?\s*(\d{2,3})(?!\d|[.,]\d|\s*[-–/]\s*\d)(?:\s*(?:см|cm)(?!\p{L}))?/giu;
const quantityLabel = /(?<!\p{L})(?:кількість|к-сть|кіл-ть|количество|кол-во|quantity|qty)\.?\s*[:=–-]?\s*(?=\d)/giu;

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
  const plain = [phone, ...dates, times, prices, orderNumber].reduce((text, noise) => text.replace(noise, ' '), line);
  return stripPolitePhrases(plain);
}

/** Writes 'довжина: 60' as '60 см' and 'кількість: 100' as '100'. */
export function stripLabels(text: string): string {
  return text.replace(lengthLabel, '$1 см').replace(quantityLabel, ' ');
}
