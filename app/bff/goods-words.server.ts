import { packsOf } from '~/trade/quantity';
import type { Scope } from './scope.server';

/** 'Freedom, 60 см'; the name alone where no length is known. */
export function nameGoods({ t }: Pick<Scope, 't'>, name: string, lengthCm: number | null | undefined): string {
  return lengthCm ? `${name}, ${t('words:centimetres', { count: lengthCm })}` : name;
}

/** '2 пачки = 50 шт', or '50 шт' where there are no packs. */
export function writeAmount({ t }: Pick<Scope, 't'>, pieces: number, packSize: number | null): string {
  const text = t('words:pieces', { count: pieces });
  const packs = packsOf(pieces, packSize);
  return packs === null ? text : t('words:packsArePieces', { packs: t('words:packs', { count: packs }), pieces: text });
}
