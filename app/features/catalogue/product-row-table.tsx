import { useMemo } from 'react';
import type { RejectedLine } from '~/domain/rejected-line';
import type { LineInputValue } from '~/domain/line-inputs';
import { FetcherForm } from '~/ui/fetcher-form';
import { FormKey } from '~/ui/form-key';
import { Link } from '~/ui/link';
import { PRICE_LIST_ID } from '~/ui/form-ids';
import { usePersistForm } from '~/browser/persist-form';
import { useLineInputs } from '~/ui/use-line-inputs';
import { withChosen } from './selection-params';
import { carryInAddress } from './use-selection';
import type { ChosenLines } from './describe-quantity';
import { OfferForms } from './product-card-refusal';
import { ProductRow, type RowLabels } from './product-row';
import { ChosenBar } from './product-row-chosen';
import { Heads } from './product-row-heads';
import type { ProductRowView } from './product-view';
import type { OnAnswer } from './use-list-answer';

export interface TableLabels extends RowLabels {
  /** What the table is, for screen readers. */
  caption: string;
  /** Over the lines of other pages that are filled in. */
  elsewhere: string;
  /** A visitor's way to the prices: 'Увійдіть, щоб бачити ціни'. */
  signIn: { text: string; href: string };
  /** 'Додати вибране' */
  addAll: string;
}

type Props = {
  products: readonly ProductRowView[];
  /** Lines of other pages that are filled in; they stand first. */
  elsewhere?: readonly ProductRowView[];
  action: string;
  labels: TableLabels;
  /** What stands in the boxes at first. */
  typed?: readonly LineInputValue[];
  /** Lines that were not added, shown at their product. */
  rejected?: readonly RejectedLine[];
  onAnswer?: OnAnswer | undefined;
  /** What stands in the boxes comes to, told while it is typed. */
  describe: (lines: readonly LineInputValue[]) => ChosenLines;
};

const nothing: readonly never[] = [];

/** The price list: one form with a quantity box on every line, whole packs where a product has them. */
export function ProductRowTable({
  products,
  elsewhere = nothing,
  action,
  labels,
  typed = nothing,
  rejected = nothing,
  onAnswer,
  describe,
}: Props) {
  const rows = useMemo(() => [...elsewhere, ...products], [elsewhere, products]);
  const initial = useMemo(
    () => rows.filter(({ ordering }) => ordering !== undefined).map(({ id }) => lineAt(typed, id)),
    [rows, typed],
  );
  const { lines, follow } = useLineInputs(initial);
  const isPriced = rows.some(({ price }) => price !== undefined);
  // In another language the same products stand on other pages.
  usePersistForm(PRICE_LIST_ID, undefined, carryInAddress);
  const chosen = describe(lines);
  const rowOf = (product: ProductRowView) => (
    <ProductRow
      key={product.id}
      product={product}
      labels={labels}
      isPriced={isPriced}
      typed={lineAt(typed, product.id)}
      isWrong={chosen.wrong.includes(product.id)}
      rejected={rejected.find(({ productId }) => productId === product.id)}
    />
  );
  return (
    <>
      {!isPriced && !rows.some(({ isPriceUnknown }) => isPriceUnknown) && (
        <p className="mb-2">
          <Link href={labels.signIn.href} className="text-leaf-ink underline underline-offset-4">
            {labels.signIn.text}
          </Link>
        </p>
      )}
      <FetcherForm
        fetcherKey={PRICE_LIST_ID}
        id={PRICE_LIST_ID}
        action={action}
        onAnswer={onAnswer}
        navigatingButton="turnTo"
        onInput={follow}
        onClick={follow}
      >
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="unit" value="pack" />
        <table className="price-list -mx-3.5 block bg-surface md:mx-0 md:rounded-lg lg:table lg:w-full">
          <caption className="sr-only">{labels.caption}</caption>
          <Heads labels={labels} isPriced={isPriced} />
          {elsewhere.length > 0 && (
            <tbody className="block border-b-2 border-border lg:table-row-group">
              <tr className="block lg:table-row">
                <th
                  scope="rowgroup"
                  colSpan={9}
                  className="block px-3.5 py-2 text-left text-small font-semibold lg:table-cell"
                >
                  {labels.elsewhere}
                </th>
              </tr>
              {elsewhere.map(rowOf)}
            </tbody>
          )}
          <tbody className="block lg:table-row-group">{products.map(rowOf)}</tbody>
        </table>
        {initial.length > 0 && <ChosenBar chosen={chosen} labels={labels} />}
      </FetcherForm>
      {rejected.map((line) => (
        <OfferForms
          key={line.productId}
          rejected={line}
          action={carryOthers(action, rejected, line)}
          onAnswer={onAnswer}
        />
      ))}
    </>
  );
}

function lineAt(typed: readonly LineInputValue[], id: string): LineInputValue {
  return typed.find(({ productId }) => productId === id) ?? { productId: id, quantity: '' };
}

/** Taking one offer leaves the other refused lines as they were typed. */
function carryOthers(action: string, rejected: readonly RejectedLine[], taken: RejectedLine): string {
  const others = rejected
    .filter((line) => line !== taken)
    .map(({ productId, typed, unit }) => ({ productId, quantity: typed, unit }));
  return others.length === 0 ? action : withChosen(action, others);
}
