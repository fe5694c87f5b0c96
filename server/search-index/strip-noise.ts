import { packWord, pieceWord } from '../../app/domain/unit-words';
import { stripPolitePhrases } from './lexicon/polite-phrases';

const date = '(?:\\d{1,2}[./-]\\d{1,2}(?:[./-](?:\\d{4}|\\d{2}))?|\\d{1,2} \\p{L}{3,9}\\.? \\d{4}(?: at)?)';
const time = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
/** '[25.11, 08:12] Олена: ', '25.11.2026, 08:12 - Олена: ', 'Олена, [25.11.2026 08:12]'. */
const stamps = [
  new RegExp(
    `^\\s*[^\\[\\]\\d\\n]{0,40},?\\s*\\[\\s*(?:${date}[,\\s]+${time}|${time}[,\\s]+${date})\\s*\\]:?\\s*$`,
    'iu',
  ),
  new RegExp(
    `^\\s*\\[\\s*(?:${date}[,\\s]+${time}|${time}(?:[,\\s]+${date})?)\\s*\\]\\s*(?:[^:\\n]{1,40}:(?=\\s|$))?`,
    'iu',
  ),
  new RegExp(`^\\s*${date}[,\\s]+${time}\\s*[-–—]\\s*(?:[^:\\n]{1,40}:(?=\\s|$))?`, 'iu'),
];
const phone =
  /(?:(?<!\p{L})(?:тел(?:ефон)?|tel|phone|моб)\.?:?\s*)?(?:(?<![\d+])(?:\+\s?)?(?:380|38|8|7)?[\s(-]*0\d{2}[\s)-]*\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)|\+\d{1,3}(?:[\s()-]*\d){8,12}(?!\d))/gu;
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

export function stripStamp(line: string): string {
  return stamps.reduce((text, stamp) => text.replace(stamp, ''), line);
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
