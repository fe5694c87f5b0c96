import type { TFunction } from 'i18next';
import { namesInNote } from '~/data/substitution-names.server';
import type { RequestContext } from '~/bff/context.server';
import type { Product } from '~server/contract/catalogue';
import type { CustomerDocument } from '~server/contract/documents';
import { findReplaced } from '~server/domain/replacements';
import type { ComparedLine } from '~server/domain/order-vs-invoice';
import type { DeliveredLineView } from './receiving/receiving-view';
import { lengthOf } from '~server/domain/variety-name';
import { parseComment, type Substitution, type SubstitutionChoice } from '~server/domain/substitution';

const tones = { similar: 'good', call: 'waiting', none: 'bad', other: 'bad' } as const;

/** The choice for the order, then one line for each of its lines that differs; '' without any. */
export function formatSubstitution(t: TFunction, { choice, lines }: Substitution): string {
  const label = (each: SubstitutionChoice) => t(`documents:ifMissing.${each}`);
  return [...(choice ? [label(choice)] : []), ...[...lines].map(([name, own]) => `${name}: ${label(own)}`)].join('\n');
}

/** Whether an order allows what came in place of its products, as marks by product id. */
export function createReplacedMarks(
  ctx: RequestContext,
  { comment, items = [] }: CustomerDocument,
  compared: readonly ComparedLine[],
  products: ReadonlyMap<string, Product>,
): (productId: string) => DeliveredLineView['marks'] {
  const { choice, lines } = parseComment(comment ?? '');
  const ordered = items.map(({ product: { id, name }, manufacturer }) => {
    const known = products.get(id);
    const [lengthCm, isSecondGrade] = [known ? lengthOf(known) : null, known?.isSecondGrade ?? false];
    return { productId: id, product: { name, manufacturer }, lengthCm, isSecondGrade };
  });
  const names = namesInNote(ctx, ordered);
  // A note that names a line which the order has no longer may mean any of them.
  const isWhole = [...lines.keys()].every((name) => [...names.values()].includes(name));
  const replaced = findReplaced(compared, products);
  return (productId) => {
    const own = lines.get(names.get(productId) ?? '') ?? (isWhole ? choice : '');
    const isSimilar = replaced.get(productId);
    if (own === '' || isSimilar === undefined) return [];
    const verdict = own === 'similar' && !isSimilar ? 'other' : own;
    return [{ tone: tones[verdict], word: ctx.t(`receiving:replaced.${verdict}`) }];
  };
}
