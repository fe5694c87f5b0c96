import type { TFunction } from 'i18next';
import { packsOf, parseQuantityInput } from '~server/domain/quantity';

/** '2 пачки = 50 шт', or '50 шт' where there are no packs. */
export function formatQuantity(t: TFunction, pieces: number, packSize: number | null): string {
  const text = t('common:pieces', { count: pieces });
  const packs = packsOf(pieces, packSize);
  return packs === null
    ? text
    : t('common:packsArePieces', { packs: t('common:packs', { count: packs }), pieces: text });
}

/** Both meanings of a bare number: '50 пачок = 1 250 шт' and '50 шт = 2 пачки'. */
export function unitMeanings(t: TFunction, count: number, packSize: number): { asPacks: string; asPieces: string } {
  const packs = (some: number) => t('common:packs', { count: some });
  const pieces = (some: number) => t('common:pieces', { count: some });
  return {
    asPacks: t('common:packsArePieces', { packs: packs(count), pieces: pieces(count * packSize) }),
    asPieces: t('common:piecesArePacks', { pieces: pieces(count), packs: packs(count / packSize) }),
  };
}

/** Pieces as the initial value of a quantity input in packs: '2', or '60 шт' where packs cannot express it. */
export function formatQuantityInput(t: TFunction, pieces: number, packSize: number | null): string {
  if (packSize === null) return String(pieces);
  if (pieces % packSize > 0) return t('common:pieces', { count: pieces });
  const packs = pieces / packSize;
  return parseQuantityInput(String(packs), 'pack', packSize).ok ? String(packs) : t('common:packs', { count: packs });
}
