import type { RowWords } from './row-text';
import type { TableRules } from './sheet';

const species = /^(?:тюльпан|троянд|tulip|rose)\p{L}*$/iu;

export const tableRules: TableRules = {
  language: 'uk',
  isSpecies: (text) => species.test(text),
  namesSpecies: (text) => text.split(' ').some((word) => species.test(word)),
  nameRow: (number) => `Рядок ${number}`,
};

export const rowWords: RowWords = {
  piece: 'шт',
  pack: 'пач.',
  cm: 'см',
  lot: 'лот',
  stock: 'є',
  currency: 'грн',
  decimalSign: ',',
  hidden: 'приховано',
  cancelled: 'скасовано',
};
