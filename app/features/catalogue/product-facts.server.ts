import type { TFunction } from 'i18next';
import type { Scope } from '~/bff/scope.server';
import type { Product } from '~server/contract/catalogue';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What a florist asks of a product, in the order they ask; what the API does not tell is left out. */
export function productFacts({ t }: Scope, product: Product): Fact[] {
  const { lengthCm, packSize, color, grade, headSizeMm, vaseLifeDays } = product.attributes;
  const told = (value: number | null | undefined, key: string) => (value ? t(key, { count: value }) : '');
  const facts: readonly [string, string][] = [
    ['kind', wordOf(t, product)],
    ['length', told(lengthCm, 'words:centimetres')],
    ['pack', told(packSize, 'words:pieces')],
    ['color', color ? t(`catalogue:color.${color}`, { defaultValue: color }) : ''],
    ['farm', product.manufacturer?.name ?? ''],
    ['country', product.manufacturer?.country?.name ?? ''],
    ['grade', grade ? t(`catalogue:grade.${grade}`, { defaultValue: grade }) : ''],
    ['head', told(headSizeMm, 'catalogue:millimetres')],
    ['vaseLife', told(vaseLifeDays, 'catalogue:days')],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, label: t(`catalogue:fact.${key}`), value }));
}

/** What it is when it is no plain flower; a member nobody knows yet is shown as it came. */
function wordOf(t: TFunction, { productType, kind }: Product): string {
  if (productType !== 'product') return t(`catalogue:itemType.${productType}`, { defaultValue: productType });
  return kind === 'product' ? '' : t(`catalogue:productKind.${kind}`, { defaultValue: kind });
}
