import type { LineInputValue } from '~server/domain/line-inputs';
import type { RejectedLine } from '~server/domain/rejected-line';
import { quantityFieldId } from '~/ui/fields/quantity';
import { QuantityField } from '~/ui/fields/quantity-field';
import type { PriceWords } from '../cards/offer-words';
import type { AddLabels, PriceLabels } from '../list/catalogue-labels';
import { isOrderable, productAnchor } from '../cards/offer';
import { lineAt } from './selection-params';
import { StockLabel } from '../cards/stock-label';
import type { LotView, VarietyView } from '../cards/variety-view';

type CellLabels = AddLabels & PriceLabels;

type Props = {
  variety: VarietyView;
  farm: string;
  /** Lots of one length of a farm: one, or none, or more of different packs. */
  lots: readonly LotView[];
  length: number | null;
  colSpan: number | undefined;
  labels: CellLabels;
  isPriced: boolean;
  typed: readonly LineInputValue[];
  wrong: readonly string[];
  rejected: readonly RejectedLine[];
};

/** A length of a variety: price and quantity box; pack and stock where nothing else says them. On a phone a line with its length. */
export function MatrixCell({ variety, farm, lots, length, colSpan, labels, isPriced, typed, wrong, rejected }: Props) {
  if (lots.length === 0) return <td aria-hidden="true" className="matrix-gap" />;
  const { words } = labels;
  return (
    <td colSpan={colSpan}>
      {lots.map((lot) => {
        const inCart = words.inCart(lot)?.text;
        return (
          <div
            key={lot.id}
            id={productAnchor(lot.id)}
            data-lot={lot.id}
            data-length={length === null ? undefined : words.length(length)}
            className="matrix-lot"
          >
            <span className="matrix-facts">
              {lot.price !== undefined && (
                <MatrixPrice price={words.price(lot) ?? null} retail={words.retail(lot)} labels={labels} />
              )}
              <span className="matrix-pack">{words.pack(lot)}</span>
              <StockLabel offer={lot} words={words} />
              {inCart !== undefined && <span className="matrix-cart font-medium text-leaf-ink">{inCart}</span>}
            </span>
            {isPriced && isOrderable(lot) && (
              <LotBox
                lot={lot}
                inCart={inCart}
                name={`${words.graded(words.title(variety, lot), lot)}, ${farm}`}
                labels={labels}
                typed={lineAt(typed, lot.id)}
                isWrong={wrong.includes(lot.id)}
                rejected={rejected.find(({ productId }) => productId === lot.id)}
              />
            )}
          </div>
        );
      })}
    </td>
  );
}

type BoxProps = {
  lot: LotView;
  inCart: string | undefined;
  name: string;
  labels: CellLabels;
  typed: LineInputValue;
  isWrong: boolean;
  rejected: RejectedLine | undefined;
};

function LotBox({ lot, inCart, name, labels, typed, isWrong, rejected }: BoxProps) {
  const inPieces = typed.unit === 'piece';
  const { id } = lot;
  const packSize = inPieces ? undefined : lot.packSize;
  return (
    <>
      <input type="hidden" name="productId" value={id} />
      {inPieces && <input type="hidden" name="inPieces" value={id} />}
      <QuantityField
        name="quantity"
        id={quantityFieldId(id)}
        label={`${labels.quantity}: ${name}, ${labels.unit(packSize)}`}
        lessLabel={labels.less}
        moreLabel={labels.more}
        answer={`${typed.quantity} ${inCart ?? ''}`}
        initial={typed.quantity}
        min={0}
        packSize={lot.packSize}
        unit={(count) => labels.unit(packSize, count)}
        error={isWrong || rejected !== undefined}
        describedBy={rejected && `${quantityFieldId(id)}-error`}
      />
    </>
  );
}

type PriceProps = { price: PriceWords | null; retail: string | undefined; labels: PriceLabels };

/** What one costs in a cell of the price list, red where a promotion lowered it, with the percent taken off. */
function MatrixPrice({ price, retail, labels }: PriceProps) {
  if (price === null) return <span className="text-fine text-muted">{labels.noPrice}</span>;
  const { amount, old, percent, isReduced } = price;
  return (
    <span className="matrix-price">
      <strong className={isReduced ? 'text-poppy-ink' : undefined}>{amount}</strong>
      <span>{` ${labels.perPiece}`}</span>
      {old !== undefined && (
        <small className={isReduced ? 'text-poppy-ink' : 'text-leaf-ink'}>{` ${percent ?? ''}`}</small>
      )}
      {retail !== undefined && <small className="block text-fine text-muted print:hidden">{retail}</small>}
    </span>
  );
}
