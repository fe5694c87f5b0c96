import clsx from 'clsx';
import type { RefusedLine } from '~/trade/refused-line';
import { Link } from '~/ui/link';
import { QuantityField } from '~/ui/quantity-field';
import { Plate } from './plate';
import type { AddWords } from './product-card-form';
import { quantityId, RefusalNote } from './product-card-refusal';
import { productAnchor, type ProductRowView } from './product-view';
import { StockNote } from './stock-note';

export interface RowWords extends AddWords {
  /** Head of a column, and the name of a value where the row is stacked. */
  columns: {
    name: string;
    length: string;
    farm: string;
    packSize: string;
    price: string;
    packPrice: string;
    stock: string;
  };
  oldPrice: string;
}

const cell = 'hidden px-2 py-1.5 lg:table-cell';
const number = `${cell} whitespace-nowrap text-right`;

/** A line of the price list with its own quantity box: a table row on a desk, two lines on a phone. */
export function ProductRow({ product, words, refused }: { product: ProductRowView; words: RowWords; refused: RefusedLine | undefined }) {
  const { id, href, name, meta, price, ordering } = product;
  return (
    <tr
      id={productAnchor(id)}

      className="grid grid-cols-list items-center gap-x-3 border-t border-line px-3.5 py-2.5 target:bg-tint lg:table-row"
    >
      <td className="row-span-2 lg:table-cell lg:w-14 lg:py-1.5 lg:pl-3">
        <Plate picture={product.picture} color={product.color} sizes="48px" className="h-13 w-12 rounded-tag" />
      </td>
      <th scope="row" className="min-w-0 text-left font-normal lg:px-2 lg:py-1.5">
        <Link href={href} prefetch="intent" className="font-medium hover:text-leaf-ink">
          {name}
        </Link>
        <span className="block text-fine text-soft lg:hidden">{meta}</span>
        <span className="hidden text-fine text-soft lg:block">{product.species ?? meta}</span>
      </th>
      <td className={number}>{product.length}</td>
      <td className={`${cell} text-small`}>{product.farm}</td>
      <td className={number}>{product.packSize}</td>
      <td className="order-4 col-start-2 lg:table-cell lg:px-2 lg:text-right">
        {price && (
          <span className="whitespace-nowrap">
            {price.old !== undefined && (
              <s className="mr-1.5 hidden text-fine text-soft xl:inline">
                <span className="sr-only">{words.oldPrice} </span>
                {price.old}
              </s>
            )}
            <strong className={clsx('font-semibold', price.old !== undefined && 'text-poppy-ink')}>{price.amount}</strong>
            <span className="text-small text-soft lg:hidden">
              {' '}
              {price.unit}, {product.packSize}
            </span>
          </span>
        )}
      </td>
      <td className={`${number} lg:max-xl:hidden`}>{product.packPrice}</td>
      <td className="order-5 col-span-2 col-start-2 lg:table-cell lg:px-2 lg:text-right">
        <StockNote stock={product.stock} />
      </td>
      <td className="order-2 row-span-2 text-right lg:table-cell lg:py-1.5 lg:pl-2 lg:pr-3">
        {ordering && (
          <>
            <input type="hidden" name="productId" value={id} />
            <QuantityField
              name="quantity"
              id={quantityId(id)}
              label={`${words.quantity}: ${name}, ${meta}, ${ordering.unitText}`}
              lessLabel={words.less}
              moreLabel={words.more}
              initial={refused?.typed ?? ''}
              min={0}
              error={refused !== undefined}
              describedBy={refused && `${quantityId(id)}-error`}
            />
            {refused && <RefusalNote refused={refused} take={words.take} pendingLabel={words.adding} />}
            {ordering.inCart !== undefined && <span className="block text-fine font-medium text-leaf-ink">{ordering.inCart}</span>}
          </>
        )}
      </td>
    </tr>
  );
}
