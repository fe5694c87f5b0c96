import type { LineInputValue } from '~server/domain/line-inputs';
import type { RejectedLine } from '~server/domain/rejected-line';
import { Link } from '~/ui/link';
import { useDescribeQuantity } from '../cards/describe-quantity';
import type { MatrixLabels } from '../list/catalogue-labels';
import { MatrixCell } from './matrix-cell';
import { RejectionNote } from '../cards/product-card-refusal';
import { ProductTags } from '../cards/product-card-tags';
import { stockClass } from '../cards/stock-label';
import { isOrderable } from '../cards/offer';
import type { FarmLotsView, LotView, VarietyView } from '../cards/variety-view';

type Props = {
  variety: VarietyView;
  /** Lots that all have a length, or none. */
  farm: FarmLotsView;
  lengths: readonly number[];
  labels: MatrixLabels;
  isPriced: boolean;
  typed: readonly LineInputValue[];
  lines: readonly LineInputValue[];
  /** Ids of lots whose quantity would be refused. */
  wrong: readonly string[];
  rejected: readonly RejectedLine[];
  focused: string | undefined;
};

/** A variety of one farm: a cell a length, or one cell for lots without; pack and stock of the cell that has the focus stand under the row. */
export function MatrixRow({ variety, farm, lengths, labels, focused, rejected, lines, ...shared }: Props) {
  const { lots } = farm;
  const [first] = lots;
  if (!first) return null;
  const { words } = labels;
  const tags = words.tagsOf({ ...first, promotion: undefined });
  const current = lots.find(({ id }) => id === focused);
  const own = rejected.filter(({ productId }) => lots.some(({ id }) => id === productId));
  const columns = first.lengthCm === undefined ? [null] : lengths;
  const width = lengths.length + 1;
  return (
    <>
      <tr>
        <th scope="row">
          <Link href={labels.hrefOf(first.id)} prefetch="intent" className="font-semibold hover:text-leaf-ink">
            {variety.name}
          </Link>
          {tags.length > 0 && (
            <>
              {' '}
              <ProductTags tags={tags} className="inline-flex" />
            </>
          )}
          <span className="block text-fine text-muted">
            {variety.farms.length > 1 ? farm.farm : words.meta(variety)}
          </span>
          {farm === variety.farms.at(-1) && variety.more !== undefined && (
            <span className="block text-fine text-amber-ink">{words.more(variety.more)}</span>
          )}
        </th>
        {columns.map((length) => (
          <MatrixCell
            key={length}
            variety={variety}
            farm={farm.farm}
            lots={lots.filter(({ lengthCm = null }) => lengthCm === length)}
            length={length}
            colSpan={length === null ? Math.max(1, lengths.length) : undefined}
            labels={labels}
            rejected={rejected}
            {...shared}
          />
        ))}
      </tr>
      {current && <FocusedLot lot={current} lines={lines} labels={labels} width={width} />}
      {own.map((line) => (
        <tr key={line.productId}>
          <td colSpan={width} className="matrix-refusal">
            <RejectionNote rejected={line} take={labels.take} pendingLabel={labels.adding} />
          </td>
        </tr>
      ))}
    </>
  );
}

type FocusedProps = { lot: LotView; lines: readonly LineInputValue[]; labels: MatrixLabels; width: number };

/** '50 см · пачка 25 шт · 2 пачки = 50 шт, 2 910,00 грн · 2 050 шт · у продаж 95 грн', while its box has the focus. */
function FocusedLot({ lot, lines, labels, width }: FocusedProps) {
  const describe = useDescribeQuantity();
  const line = lines.find(({ productId }) => productId === lot.id);
  const { words } = labels;
  const sum = line && isOrderable(lot) && describe(lot, line.quantity, line.unit ?? 'pack');
  const price = words.price(lot);
  const retail = words.retail(lot);
  return (
    <tr className="matrix-focused">
      <td colSpan={width}>
        {lot.lengthCm !== undefined && <span>{words.length(lot.lengthCm)}</span>}
        <span>{words.pack(lot)}</span>
        {sum && <b>{sum}</b>}
        <span className={stockClass(lot)}>{words.stock(lot)}</span>
        {price?.old !== undefined && (
          <span>
            <s>{price.old}</s>
            <b>{` ${price.percent ?? ''}`}</b>
          </span>
        )}
        {retail !== undefined && <span>{retail}</span>}
        <span>{labels.keys}</span>
      </td>
    </tr>
  );
}
