export const units = ['piece', 'pack'] as const;
export type Unit = (typeof units)[number];

const apostrophe = "['’ʼ`´‘]";
/** Abbreviations that florists use. None matches the start of a variety: 'пуч' is a pack, 'Пуччіні' a variety. */
const packWords = `п|пак(?:ет\\p{L}*)?|уп(?:к|ак\\p{L}*)?|п[ау]ч(?:[кцое]\\p{L}*)?|б[ау]нч\\p{L}*|[сз]?в${apostrophe}?яз\\p{L}*|бант(?:а|у|и|ів|ов|ик\\p{L}*)?|рукав(?:а|и|ів|ов)?|packs?|packets?|pks?|pkts?|pkgs?|b[au]?nche?s?|bundles?|bdls?|bun?|bchs?|sleeves?`;
const pieceWords =
  'шт(?:у[кч]\\p{L}*)?|ст(?:еб\\p{L}*)?|гіл(?:ля|(?:к|о[кч])\\p{L}*)|вет(?:вь|ви|вей|(?:к|о[кч])\\p{L}*)|квіт(?:и|ів|(?:к|о[кч])\\p{L}*)|цвет(?:ы|а|ов|ок|к\\p{L}*|оч[ек]\\p{L}*)|pcs?|pieces?|ea|nos|stems?|flowers?|branch(?:es)?|sprigs?';
const onePackWords = `пачк[ау]|пачц[іi]|пачке|пач(?:ечк|очк)[ау]|пуч(?:ок|ка|ечок|очок)|пакет|упаковк[ауе]|упаковці|б[ау]нч|[сз]?в${apostrophe}?язк[ау]|бант|рукав|pack|packet|pkt|pkg|bunch|bundle|sleeve`;

const withStop = (words: string) => `(?:${words})\\.?(?!${apostrophe}?\\p{L})`;
const onlyWord = (words: string) => new RegExp(`^(?:${words})\\.?$`, 'iu');

export const packWord = withStop(packWords);
export const pieceWord = withStop(pieceWords);

/** Adjectives of a pack that say nothing about the goods: '10 свіжих пачок', 'full bunches'. */
export const qualityWord =
  '(?:(?:свіж|ціл|повн|велик|гарн|добр|хорош|нов|свеж|цел|полн|больш)\\p{L}{1,4}|fresh|full|whole|big|large|nice|good|new)(?!\\p{L})';

const isPack = onlyWord(packWords);
const isPiece = onlyWord(pieceWords);
const isOnePack = onlyWord(onePackWords);

/** Unit of a word in uk, en or ru: 'пачки' and 'п.' are packs, 'шт' pieces; null for other words. */
export function parseUnitWord(word: string): Unit | null {
  const trimmed = word.trim();
  if (isPack.test(trimmed)) return 'pack';
  return isPiece.test(trimmed) ? 'piece' : null;
}

export function isSinglePack(word: string): boolean {
  return isOnePack.test(word.trim());
}
