import { type FocusEvent, useMemo, useState } from 'react';
import { usePersistForm } from '~/browser/persist-form';
import type { LineInputValue } from '~server/domain/line-inputs';
import type { RejectedLine } from '~server/domain/rejected-line';
import { FetcherForm } from '~/ui/forms/fetcher-form';
import { PRICE_LIST_ID } from '~/ui/forms/form-ids';
import { FormKey } from '~/ui/forms/form-key';
import { useGridKeys } from '~/ui/fields/use-grid-keys';
import { useLineInputs } from '~/ui/fields/use-line-inputs';
import { ChosenBar } from './chosen-bar';
import type { ChosenLines } from '../cards/describe-quantity';
import type { MatrixLabels } from '../list/catalogue-labels';
import { MatrixRow } from './matrix-row';
import { isOrderable } from '../cards/offer';
import { OfferForms } from '../cards/product-card-refusal';
import { lineAt, withSelection } from './selection-params';
import { SignInForPrices } from '../cards/sign-in-for-prices';
import type { OnAnswer } from '../cards/use-list-answer';
import { withCurrentSelection } from './use-selection';
import { lotsOf, type FarmLotsView, type LotView, type VarietyView } from '../cards/variety-view';

type Props = {
  varieties: readonly VarietyView[];
  elsewhere?: readonly VarietyView[];
  action: string;
  labels: MatrixLabels;
  typed?: readonly LineInputValue[];
  rejected?: readonly RejectedLine[];
  onAnswer?: OnAnswer | undefined;
  /** The total of the typed quantities. */
  describe: (lines: readonly LineInputValue[]) => ChosenLines;
};

const nothing: readonly never[] = [];

/** Columns that fit beside the filters at a desk; more scroll within a frame. */
const MAX_LENGTHS = 11;

/** The price list as a matrix: a row a variety of one farm, a column a length, one form for all boxes, since many are filled in at once. On a phone a length is a line. */
export function PriceMatrix({
  varieties,
  elsewhere = nothing,
  action,
  labels,
  typed = nothing,
  rejected = nothing,
  onAnswer,
  describe,
}: Props) {
  const lots = useMemo(() => [...elsewhere, ...varieties].flatMap(lotsOf), [elsewhere, varieties]);
  const lengths = useMemo(() => lengthsOf(lots), [lots]);
  const initial = useMemo(() => lots.filter(isOrderable).map(({ id }) => lineAt(typed, id)), [lots, typed]);
  const { lines, follow } = useLineInputs(initial);
  const [focused, setFocused] = useState<string>();
  const grid = useGridKeys();
  usePersistForm(PRICE_LIST_ID, undefined, withCurrentSelection);
  const isPriced = lots.some(({ price }) => price !== undefined);
  const chosen = describe(lines);
  const rowsOf = (variety: VarietyView) =>
    variety.farms
      .flatMap(partByLength)
      .map((farm) => (
        <MatrixRow
          key={farm.lots[0]?.id}
          variety={variety}
          farm={farm}
          lengths={lengths}
          labels={labels}
          isPriced={isPriced}
          typed={typed}
          lines={lines}
          wrong={chosen.wrong}
          rejected={rejected}
          focused={focused}
        />
      ));
  // It stays under the last input: a row that disappears on a press would move the button.
  const focus = (event: FocusEvent) =>
    setFocused((last) => event.target.closest<HTMLElement>('[data-lot]')?.dataset['lot'] ?? last);
  return (
    <>
      <SignInForPrices lots={lots} label={labels.signIn} />
      <FetcherForm
        fetcherKey={PRICE_LIST_ID}
        id={PRICE_LIST_ID}
        action={action}
        onAnswer={onAnswer}
        navigatingButton="turnTo"
        onInput={follow}
        onClick={follow}
        onFocus={focus}
        {...grid}
      >
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="unit" value="pack" />
        <div className={lengths.length > MAX_LENGTHS ? 'matrix-many' : undefined}>
          <table className="matrix">
            <caption className="sr-only">{labels.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.variety}</th>
                {lengths.map((length) => (
                  <th key={length} scope="col">
                    {labels.words.length(length)}
                  </th>
                ))}
              </tr>
            </thead>
            {elsewhere.length > 0 && (
              <tbody className="border-b-2 border-border">
                <tr>
                  <th scope="rowgroup" colSpan={lengths.length + 1}>
                    {labels.elsewhere}
                  </th>
                </tr>
                {elsewhere.map(rowsOf)}
              </tbody>
            )}
            <tbody>{varieties.map(rowsOf)}</tbody>
          </table>
        </div>
        {initial.length > 0 && <ChosenBar chosen={chosen} labels={labels} />}
      </FetcherForm>
      {rejected.map((line) => (
        <OfferForms
          key={line.productId}
          rejected={line}
          action={withOtherLines(action, rejected, line)}
          onAnswer={onAnswer}
        />
      ))}
    </>
  );
}

/** Lots without a length have a row of their own, in one cell across the columns. */
function partByLength({ farm, lots }: FarmLotsView): FarmLotsView[] {
  const hasLength = ({ lengthCm }: LotView) => lengthCm !== undefined;
  const parts = [lots.filter(hasLength), lots.filter((lot) => !hasLength(lot))];
  return parts.filter((part) => part.length > 0).map((part) => ({ farm, lots: part }));
}

function lengthsOf(lots: readonly LotView[]): number[] {
  return [...new Set(lots.flatMap(({ lengthCm }) => lengthCm ?? []))].sort((one, other) => one - other);
}

/** An accepted offer leaves the other rejected lines as typed. */
function withOtherLines(action: string, rejected: readonly RejectedLine[], taken: RejectedLine): string {
  const others = rejected
    .filter((line) => line !== taken)
    .map(({ productId, typed, unit }) => ({ productId, quantity: typed, unit }));
  return others.length === 0 ? action : withSelection(action, others);
}
