import { formatAmount } from '~/i18n/formats';
import { priceLine } from '~server/domain/pricing';
import type { Product } from '~server/contract/catalogue';
import { lengthOf, nameHasLength, type NamedProduct } from '~server/domain/variety-name';
import type { RequestContext } from '~/bff/context.server';
import { type Money } from '~server/contract/money';

/** 'Freedom, 60 см'; the name alone where it already contains the length. */
export function productTitle({ t }: Pick<RequestContext, 't'>, name: string, lengthCm: number | null | undefined) {
  return lengthCm && !nameHasLength(name, lengthCm) ? `${name}, ${t('common:centimetres', { count: lengthCm })}` : name;
}

/** 'Freedom, 60 см, друга категорія' */
export function lotTitle({ t }: Pick<RequestContext, 't'>, product: NamedProduct & Pick<Product, 'isSecondGrade'>) {
  return gradeLabel({ t }, productTitle({ t }, product.name, lengthOf(product)), product.isSecondGrade);
}

/** As {@link lotTitle}; a product that could not be loaded as in the catalogue index. */
export function productName(ctx: RequestContext, productId: string, product: Product | undefined): string {
  if (product) return lotTitle(ctx, product);
  const known = ctx.services.catalogueIndex.current()?.findProduct(productId);
  if (!known) return ctx.t('cart:item');
  const { variety, lot } = known;
  return gradeLabel(ctx, productTitle(ctx, variety.names[ctx.language], lot.lengthCm), lot.secondGrade);
}

/** 'Los Nevados, Еквадор' */
export function originLabel({ manufacturer }: Pick<Product, 'manufacturer'>): string {
  return [manufacturer?.name, manufacturer?.country?.name].filter(Boolean).join(', ');
}

export function gradeLabel({ t }: Pick<RequestContext, 't'>, goods: string, isSecondGrade: boolean): string {
  return isSecondGrade ? `${goods}, ${t('common:ofSecondGrade')}` : goods;
}

/** '75,00 грн/шт' */
export function formatPiecePrice({ t, language }: Pick<RequestContext, 't' | 'language'>, price: Money): string {
  return `${formatAmount(language, price)}\u00a0${t('common:perPiece')}`;
}

/** '75,00 грн/шт, для вас 67,50 грн/шт' with a discount. */
export function formatPriceForBuyer(ctx: Pick<RequestContext, 't' | 'language'>, price: Money, percentOff: number) {
  const listed = formatPiecePrice(ctx, price);
  const own = priceLine(price, 1, percentOff).total;
  return percentOff > 0 ? ctx.t('common:priceForYou', { price: listed, own: formatPiecePrice(ctx, own) }) : listed;
}
