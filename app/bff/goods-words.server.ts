import { packsOf } from '~/trade/quantity';
import type { Product } from '~server/contract/catalogue';
import type { Scope } from './scope.server';

/** 'Freedom, 60 см'; the name alone where no length is known. */
export function nameGoods({ t }: Pick<Scope, 't'>, name: string, lengthCm: number | null | undefined): string {
  return lengthCm ? `${name}, ${t('words:centimetres', { count: lengthCm })}` : name;
}

/** 'Freedom, 60 см, друга категорія' */
export function nameLot({ t }: Pick<Scope, 't'>, { name, attributes, isSecondGrade }: Pick<Product, 'name' | 'attributes' | 'isSecondGrade'>): string {
  return nameGrade({ t }, nameGoods({ t }, name, attributes.lengthCm), isSecondGrade);
}

/** What cannot be claimed says so wherever it is named: ', друга категорія' after the goods. */
export function nameGrade({ t }: Pick<Scope, 't'>, goods: string, isSecondGrade: boolean): string {
  return isSecondGrade ? `${goods}, ${t('words:secondGrade')}` : goods;
}

/** '2 пачки = 50 шт', or '50 шт' where there are no packs. */
export function writeAmount({ t }: Pick<Scope, 't'>, pieces: number, packSize: number | null): string {
  const text = t('words:pieces', { count: pieces });
  const packs = packsOf(pieces, packSize);
  return packs === null ? text : t('words:packsArePieces', { packs: t('words:packs', { count: packs }), pieces: text });
}
