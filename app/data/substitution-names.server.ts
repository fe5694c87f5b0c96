import type { RequestContext } from '~/bff/context.server';
import { textsOf } from '~/i18n/i18n.server';
import { toLineName } from '~server/domain/substitution';
import { gradeLabel, productTitle } from './product-labels.server';

export interface NamedLine {
  readonly productId: string;
  readonly product: { readonly name: string; readonly manufacturer: { readonly name: string } | null };
  readonly lengthCm: number | null;
  readonly isSecondGrade: boolean;
}

const uk = { t: textsOf('uk') };

/** The names of an order's lines in its note about substitutions, by product id: in Ukrainian with the length, and with farm or number where two are the same. */
export function namesInNote(ctx: RequestContext, lines: readonly NamedLine[]): ReadonlyMap<string, string> {
  const index = ctx.services.catalogueIndex.current();
  const titles = lines.map(({ productId, product, lengthCm, isSecondGrade }) => {
    const name = index?.findProduct(productId)?.variety.names.uk ?? product.name;
    const title = gradeLabel(uk, productTitle(uk, name, lengthCm), isSecondGrade);
    const ofFarm = [title, product.manufacturer?.name].filter(Boolean).join(', ');
    return [title, ofFarm, `${ofFarm}, № ${productId}`].map(toLineName);
  });
  const isOwn = (title: string, at: number) => titles.filter((each) => each[at] === title).length === 1;
  return new Map(lines.map(({ productId }, at) => [productId, titles[at]?.find(isOwn) ?? productId]));
}
