import type { RejectedLine } from '~/domain/rejected-line';
import type { LineInputValue } from '~/domain/line-inputs';
import { Link } from '~/ui/link';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { MediaFrame } from './media-frame';
import type { PriceLabels } from './price';
import type { AddLabels } from './product-card-form';
import { RejectionNote } from './product-card-refusal';
import { RowPrice } from './product-row-price';
import { productAnchor, type ProductRowView } from './product-view';
import { StockLabel } from './stock-label';

export interface RowLabels extends AddLabels, PriceLabels {
  /** Head of a column, and the name of a value where the row is stacked. */
  columns: {
    picture: string;
    name: string;
    length: string;
    farm: string;
    packSize: string;
    price: string;
    packPrice: string;
    stock: string;
  };
}

const cell = 'hidden px-2 py-0.5 lg:table-cell';
const number = `${cell} whitespace-nowrap text-right`;

type Props = {
  product: ProductRowView;
  labels: RowLabels;
  /** The list shows prices: a visitor's has neither them nor boxes. */
  isPriced: boolean;
  /** What stands in the box at first. */
  typed: LineInputValue;
  /** What stands in the box now would be refused. */
  isWrong: boolean;
  rejected: RejectedLine | undefined;
};

/** A line of the price list with its own quantity box: a table row on a desk, a few lines on a phone. */
export function ProductRow({ product, labels, isPriced, typed, isWrong, rejected }: Props) {
  const { id, name, heard = name, meta, ordering } = product;
  const inPieces = typed.unit === 'piece';
  const packSize = inPieces ? undefined : ordering?.packSize;
  const grade = product.tags?.find(({ tone }) => tone === 'secondGrade');
  return (
    <>
      <tr
        id={productAnchor(id)}
        className="grid grid-cols-list items-center gap-x-3 border-t border-border px-3.5 py-2 target:bg-tint lg:table-row"
      >
        <td className="lg:table-cell lg:py-0.5 lg:pl-3">
          <MediaFrame
            picture={product.picture}
            color={product.color}
            sizes="(min-width:67.5em) 40px, 28px"
            className="size-7 rounded-tag lg:size-10"
          />
        </td>
        <th scope="row" className="col-span-2 min-w-0 text-left font-normal lg:px-2 lg:py-0.5">
          <Link href={labels.hrefOf(id)} prefetch="intent" className="mr-1.5 font-medium hover:text-leaf-ink">
            <span>{product.variety}</span>
            <span className="lg:hidden print:hidden">{name.slice(product.variety.length)}</span>
          </Link>
          {grade && <span className="mr-1.5 text-fine font-medium text-amber-ink lg:block">{grade.text}</span>}
          <span className="text-fine text-muted lg:hidden print:hidden">{product.farm}</span>
          <span className="hidden max-w-36 truncate text-fine text-muted lg:block">{product.species}</span>
        </th>
        <td className={number}>{product.length}</td>
        <td className={`${cell} text-small`}>{product.farm}</td>
        <td className={number}>{product.packSize}</td>
        {isPriced && (
          <>
            <td className="col-span-2 lg:table-cell lg:px-2 lg:text-right">
              {product.price !== undefined && (
                <RowPrice
                  price={product.price}
                  labels={labels}
                  promotion={product.tags?.find(({ tone }) => tone === 'promotion')?.text}
                />
              )}
            </td>
            <td className={`${number} lg:max-xl:hidden`}>{product.packPrice}</td>
          </>
        )}
        <td className="col-span-2 col-start-1 flex flex-wrap gap-x-3 lg:table-cell lg:px-2 lg:text-right">
          <StockLabel stock={product.stock} />
          <p className="whitespace-nowrap text-small text-muted lg:hidden print:hidden">{product.pack}</p>
          {ordering?.inCart !== undefined && <p className="text-small text-leaf-ink lg:text-fine">{ordering.inCart}</p>}
        </td>
        {isPriced && (
          <td className="col-start-3 row-span-2 row-start-2 text-right lg:table-cell lg:px-3 lg:py-0.5">
            {ordering && (
              <>
                <input type="hidden" name="productId" value={id} />
                {inPieces && <input type="hidden" name="inPieces" value={id} />}
                <QuantityField
                  name="quantity"
                  id={quantityFieldId(id)}
                  label={`${labels.quantity}: ${heard}, ${meta}, ${labels.unit(packSize)}`}
                  lessLabel={labels.less}
                  moreLabel={labels.more}
                  answer={`${typed.quantity} ${ordering.inCart ?? ''}`}
                  initial={typed.quantity}
                  min={0}
                  packSize={ordering.packSize}
                  unit={(count) => labels.unit(packSize, count)}
                  error={isWrong || rejected !== undefined}
                  describedBy={rejected && `${quantityFieldId(id)}-error`}
                />
              </>
            )}
          </td>
        )}
      </tr>
      {rejected && (
        <tr className="block px-3.5 pb-3 lg:table-row">
          <td colSpan={9} className="block lg:table-cell lg:px-3 lg:pb-3">
            <RejectionNote rejected={rejected} take={labels.take} pendingLabel={labels.adding} />
          </td>
        </tr>
      )}
    </>
  );
}
