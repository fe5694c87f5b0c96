import type { TFunction } from 'i18next';
import type { RequestContext } from '~/bff/context.server';
import type { MessageKey } from '~/i18n/message-key';
import type { Product } from '~server/contract/catalogue';
import { itemTypes, memberOf, productKinds } from '~server/contract/enumerations';
import { lengthOf } from '~server/domain/variety-name';
import { isKnownColor } from '../filters/filters-view';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Facts of a product in the order of a florist's interest, without those the API does not have. */
export function productFacts({ t }: RequestContext, product: Product): Fact[] {
  const { packSize, color, grade, headSizeMm, vaseLifeDays } = product.attributes;
  const formatFact = (value: number | null | undefined, key: MessageKey) => (value ? t(key, { count: value }) : '');
  const facts = [
    ['kind', wordOf(t, product)],
    ['length', formatFact(lengthOf(product), 'common:centimetres')],
    ['pack', formatFact(packSize, 'common:pieces')],
    ['color', color && isKnownColor(color) ? t(`catalogue:color.${color}`) : (color ?? '')],
    ['farm', product.manufacturer?.name ?? ''],
    ['country', product.manufacturer?.country?.name ?? ''],
    ['grade', gradeName(t, grade)],
    ['head', formatFact(headSizeMm, 'catalogue:millimetres')],
    ['vaseLife', formatFact(vaseLifeDays, 'catalogue:days')],
  ] as const;
  return facts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, label: t(`catalogue:fact.${key}`), value }));
}

/** The kind of a product that is not a plain flower; an unknown value is shown as received. */
function wordOf(t: TFunction, { productType, kind }: Product): string {
  const [knownType, knownKind] = [memberOf(itemTypes, productType), memberOf(productKinds, kind)];
  if (knownType !== 'product') return knownType ? t(`catalogue:itemType.${knownType}`) : productType;
  if (knownKind === 'product') return '';
  return knownKind ? t(`catalogue:productKind.${knownKind}`) : kind;
}

function gradeName(t: TFunction, grade: string | null | undefined): string {
  const known = memberOf(['standard', 'select', 'premium'], grade);
  return known ? t(`catalogue:grade.${known}`) : (grade ?? '');
}
