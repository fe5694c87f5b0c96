import type { TFunction } from 'i18next';
import type { ProductList } from './product-list-view';

/** How much a list has: '52 сорти, 256 позицій'; lots alone where they are not grouped, nothing where they are not counted. */
export function listSize(t: TFunction<'catalogue'>, { total, lotTotal }: ProductList): string | undefined {
  if (total === null) return undefined;
  if (lotTotal === null) return t('positions', { count: total });
  return `${t('varieties', { count: total })}, ${t('positions', { count: lotTotal })}`;
}
