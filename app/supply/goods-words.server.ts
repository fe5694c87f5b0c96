import { formatAmount } from '~/i18n/formats';
import { priceLine } from '~/trade/pricing';
import { packsOf } from '~/trade/quantity';
import type { Product } from '~server/contract/catalogue';
import type { Scope } from '~/bff/scope.server';

/** 'Freedom, 60 см'; the name alone where no length is known, or where it says the length itself. */
export function nameGoods({ t }: Pick<Scope, 't'>, name: string, lengthCm: number | null | undefined): string {
  if (lengthCm && new RegExp(`(?<![\\d.,])${lengthCm}\\s*(?:см|cm)(?!\\p{L})`, 'iu').test(name)) return name;
  return lengthCm ? `${name}, ${t('words:centimetres', { count: lengthCm })}` : name;
}

/** 'Freedom, 60 см, друга категорія' */
export function nameLot(
  { t }: Pick<Scope, 't'>,
  { name, attributes, isSecondGrade }: Pick<Product, 'name' | 'attributes' | 'isSecondGrade'>,
): string {
  return nameGrade({ t }, nameGoods({ t }, name, attributes.lengthCm), isSecondGrade);
}

/** What cannot be claimed says so wherever it is named: ', друга категорія' after the goods. */
export function nameGrade({ t }: Pick<Scope, 't'>, goods: string, isSecondGrade: boolean): string {
  return isSecondGrade ? `${goods}, ${t('words:ofSecondGrade')}` : goods;
}

/** '75,00 грн/шт' */
export function writePiecePrice({ t, language }: Pick<Scope, 't' | 'language'>, price: number): string {
  return `${formatAmount(language, price)}\u00a0${t('words:perPiece')}`;
}

/** '75,00 грн/шт, для вас 67,50 грн/шт': prices are told apart by what is paid; the price alone where no discount is the customer's own. */
export function writePrice(scope: Pick<Scope, 't' | 'language'>, price: number, percentOff: number): string {
  const listed = writePiecePrice(scope, price);
  const own = priceLine(price, 1, percentOff).total;
  return percentOff > 0 ? scope.t('words:priceForYou', { price: listed, own: writePiecePrice(scope, own) }) : listed;
}

/** '2 пачки = 50 шт', or '50 шт' where there are no packs. */
export function writeAmount({ t }: Pick<Scope, 't'>, pieces: number, packSize: number | null): string {
  const text = t('words:pieces', { count: pieces });
  const packs = packsOf(pieces, packSize);
  return packs === null ? text : t('words:packsArePieces', { packs: t('words:packs', { count: packs }), pieces: text });
}
