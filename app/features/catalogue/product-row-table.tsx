import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import type { RefusedLine } from '~/trade/refused-line';
import { Form } from '~/ui/form';
import { SubmitButton } from '~/ui/submit-button';
import { OfferForms } from './product-card-refusal';
import { ProductRow, type RowWords } from './product-row';
import type { ProductRowView } from './product-view';

/** A line the customer has given a quantity. */
export interface OrderedLine {
  productId: string;
  quantity: number;
}

export interface TableWords extends RowWords {
  /** What the table is, for screen readers. */
  caption: string;
  /** 'Додати вибране' */
  addAll: string;
}

type Props = {
  products: readonly ProductRowView[];
  action: string;
  words: TableWords;
  /** Lines that were not added, shown at their product. */
  refused?: readonly RefusedLine[];
  /** The sum of what stands in the boxes, told while it is typed. */
  describe?: ((lines: readonly OrderedLine[]) => string) | undefined;
};

/** The lines with a quantity above zero, in the order of the form. */
export function readOrderedLines(form: FormData): OrderedLine[] {
  const quantities = form.getAll('quantity').map(Number);
  return form
    .getAll('productId')
    .filter((id) => typeof id === 'string')
    .map((productId, index) => ({ productId, quantity: quantities[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The price list: one form with a quantity box on every line, whole packs where a product has them. */
export function ProductRowTable({ products, action, words, refused = [], describe }: Props) {
  const [lines, setLines] = useState<readonly OrderedLine[]>([]);
  const recount = (event: FormEvent<HTMLFormElement>) => {
    setLines(readOrderedLines(new FormData(event.currentTarget)));
  };
  const { columns } = words;
  const heads = [
    { text: columns.length, className: 'text-right' },
    { text: columns.farm, className: 'text-left' },
    { text: columns.packSize, className: 'text-right' },
    { text: columns.price, className: 'text-right' },
    { text: columns.packPrice, className: 'text-right lg:max-xl:hidden' },
    { text: columns.stock, className: 'text-right' },
    { text: words.quantity, className: 'pr-3 text-right' },
  ];
  const orderable = products.some(({ ordering }) => ordering !== null);
  return (
    <>
      <Form method="post" action={action} preventScrollReset onInput={recount} onClick={recount}>
        <input type="hidden" name="unit" value="pack" />
        <table className="-mx-3.5 block bg-surface md:mx-0 md:rounded-lg lg:table lg:w-full">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="sr-only lg:not-sr-only lg:table-header-group">
            <tr className="text-small text-soft">
              <th scope="col" colSpan={2} className="py-3 pl-3 pr-2 text-left font-medium">
                {columns.name}
              </th>
              {heads.map(({ text, className }) => (
                <th key={text} scope="col" className={clsx('px-2 font-medium', className)}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                words={words}
                refused={refused.find(({ productId }) => productId === product.id)}
              />
            ))}
          </tbody>
        </table>
        {orderable && (
          <div className="sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:mt-2 md:rounded-t-lg print:hidden">
            {lines.length > 0 && describe && (
              <p role="status" className="mr-auto font-medium">
                {describe(lines)}
              </p>
            )}
            <SubmitButton pendingLabel={words.adding}>{words.addAll}</SubmitButton>
          </div>
        )}
      </Form>
      {refused.map((line) => (
        <OfferForms key={line.productId} refused={line} action={action} />
      ))}
    </>
  );
}
