import type { LineInputValue } from '~server/domain/line-inputs';
import type { RejectedLine } from '~server/domain/rejected-line';
import { Link } from '~/ui/link';
import { useDescribeQuantity } from './describe-quantity';
import { MatrixCell, type CellLabels } from './matrix-cell';
import { RejectionNote } from './product-card-refusal';
import { ProductTags } from './product-card-tags';
import { stockClass } from './stock-label';
import type { LotView } from './product-view';
import type { FarmLotsView, VarietyView } from './variety-view';

export interface MatrixLabels extends CellLabels {
  caption: string;
  variety: string;
  elsewhere: string;
  signIn: { text: string; href: string };
  addAll: string;
  /** 'Стрілки ведуть до сусідньої клітинки, Enter — донизу' */
  keys: string;
}

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
  const tags = first.tags?.filter(({ tone }) => tone !== 'promotion');
  const current = lots.find(({ id }) => id === focused);
  const own = rejected.filter(({ productId }) => lots.some(({ id }) => id === productId));
  const columns = first.lengthCm === null ? [null] : lengths;
  const width = lengths.length + 1;
  return (
    <>
      <tr>
        <th scope="row">
          <Link href={labels.hrefOf(first.id)} prefetch="intent" className="font-semibold hover:text-leaf-ink">
            {variety.name}
          </Link>
          {tags && tags.length > 0 && (
            <>
              {' '}
              <ProductTags tags={tags} className="inline-flex" />
            </>
          )}
          <span className="block text-fine text-muted">{variety.farms.length > 1 ? farm.farm : variety.meta}</span>
          {farm === variety.farms.at(-1) && variety.more !== undefined && (
            <span className="block text-fine text-amber-ink">{variety.more}</span>
          )}
        </th>
        {columns.map((length) => (
          <MatrixCell
            key={length}
            lots={lots.filter(({ lengthCm }) => lengthCm === length)}
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
  const sum = line && lot.ordering && describe(lot.ordering, line.quantity, line.unit ?? 'pack');
  return (
    <tr className="matrix-focused">
      <td colSpan={width}>
        {lot.lengthCm !== null && <span>{labels.lengthOf(lot.lengthCm)}</span>}
        <span>{lot.pack}</span>
        {sum !== undefined && <b>{sum}</b>}
        <span className={stockClass(lot.stock)}>{lot.stock.text}</span>
        {lot.price?.old !== undefined && (
          <span>
            <s>{lot.price.old}</s>
            <b>{` ${lot.price.discount ?? lot.tags?.find(({ tone }) => tone === 'promotion')?.text ?? ''}`}</b>
          </span>
        )}
        {lot.price?.retail !== undefined && <span>{lot.price.retail}</span>}
        <span>{labels.keys}</span>
      </td>
    </tr>
  );
}
