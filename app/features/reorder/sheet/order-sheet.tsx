import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistForm } from '~/browser/persist-form';
import { choiceName, type LineInputValue } from '~server/domain/line-inputs';
import { isBlankQuantity } from '~server/domain/quantity';
import { formatMoney } from '~/i18n/formats';
import { Button } from '~/ui/button';
import { goToField } from '~/ui/forms/error-summary';
import { Form } from '~/ui/forms/form';
import { FormKey } from '~/ui/forms/form-key';
import { StickyActionBar } from '~/ui/overlays/sticky-action-bar';
import { SubmitButton } from '~/ui/forms/submit-button';
import { submitKeys } from '~/ui/forms/submit-keys';
import { useGridKeys } from '~/ui/fields/use-grid-keys';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useLineInputs } from '~/ui/fields/use-line-inputs';
import { useLanguage } from '~/use-links';
import { useFormState } from '~/ui/forms/use-form-state';
import { absolute, signOf, subtract, type Money } from '~server/contract/money';
import {
  CALCULATE,
  findLine,
  lineFieldId,
  orderableProducts,
  inputsOf,
  TAKE_NORMS,
  type OrderLine,
  type SheetActionData,
} from './order-line';
import { OrderTable } from './order-table';
import { useSheetLabels, type SheetLabels } from './use-sheet-labels';
import { useRound } from './use-round';

type Props = {
  /** Form id, by which its values are restored after Back. */
  id: string;
  action: string;
  label?: string;
  /** Must be the same array while the page is the same. */
  lines: readonly OrderLine[];
  /** What the credit limit leaves without this sheet. */
  creditLeft?: Money | null;
  result: SheetActionData | undefined;
  /** Above the lines. */
  children?: ReactNode;
  /** Below the lines. */
  footer?: ReactNode;
};

/** An order form with a live total. Its first, hidden button is the one that Enter presses: of a sheet that is counted it only counts. */
export function OrderSheet({ id, action, label, lines, creditLeft = null, result, children, footer }: Props) {
  const { t } = useTranslation('sheet');
  const hasScripts = useHydrated();
  const isPending = useFormState({ intent: 'add' }) === 'submitting';
  const goods = useMemo(() => orderableProducts(lines), [lines]);
  const initial = useMemo(() => inputsOf(lines, result), [lines, result]);
  const { lines: inputs, follow } = useLineInputs(initial);
  const { isRound, ...round } = useRound(id, lines, goods);
  const unit = isRound ? 'piece' : 'pack';
  const { notes, ...sum } = useSheetLabels(inputs, unit, (productId) => goods.get(productId), doubtOf);
  const hasOthers = lines.some((line) => line.substitutes && !findLine(result?.added, line));
  usePersistForm(id);
  return (
    <Form
      method="post"
      id={id}
      action={action}
      aria-label={label}
      onInput={(event) => {
        round.onInput(event);
        follow(event);
      }}
      onClick={(event) => {
        round.onClick(event);
        follow(event);
      }}
      {...useGridKeys()}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      {isRound ? <input type="submit" name="intent" value={CALCULATE} hidden /> : <input type="submit" hidden />}
      <FormKey />
      {!isRound && <input type="hidden" name="intent" value="add" />}
      <input type="hidden" name="unit" value={unit} />
      {children}
      <OrderTable lines={lines} result={result} notes={notes} />
      {footer}
      {(inputs.length > 0 || hasOthers) && (
        <StickyActionBar status={<Sum sum={sum} hasOthers={hasOthers} creditLeft={creditLeft} />}>
          <div className="flex flex-wrap gap-2">
            {isRound &&
              ([CALCULATE, TAKE_NORMS] as const).map((intent) => (
                <Button
                  key={intent}
                  type="submit"
                  name="intent"
                  value={intent}
                  variant="outline"
                  size="sm"
                  className={clsx(hasScripts && intent === CALCULATE && 'hidden')}
                  data-offline
                >
                  {t(intent)}
                </Button>
              ))}
            <SubmitButton
              {...(isRound && { name: 'intent', value: 'add' })}
              mark={{ intent: 'add', split: null }}
              pendingLabel={t('adding')}
              {...submitKeys}
            >
              {hasScripts && !hasOthers && sum.count > 0 ? `${t('addChosen')}: ${sum.count}` : t('addChosen')}
            </SubmitButton>
          </div>
        </StickyActionBar>
      )}
    </Form>
  );

  /** A line without a product waits for one, and one without a quantity for that. */
  function doubtOf({ row, productId, quantity, isSkipped }: LineInputValue): string | null {
    const line = findLine(lines, { row, productId });
    if (!line?.choice || isSkipped) return null;
    if (productId === '') return choiceName(row);
    return isBlankQuantity(quantity) && line.order?.quantity === '' ? lineFieldId(line) : null;
  }
}

type SumProps = { sum: Omit<SheetLabels, 'notes'>; hasOthers: boolean; creditLeft: Money | null };

function Sum({ sum: { total, sum, size, issue, doubts }, hasOthers, creditLeft }: SumProps) {
  const { t } = useTranslation('sheet');
  const language = useLanguage();
  const left = creditLeft && subtract(creditLeft, sum);
  const [last, setLast] = useState('');
  const next = doubts[doubts.indexOf(last) + 1] ?? doubts[0];
  return (
    <>
      {total === '' ? (
        !hasOthers && <span>{t('totalNone')}</span>
      ) : (
        <>
          <strong className="block text-base font-semibold">{total}</strong>
          <span>{` ${size}`}</span>
        </>
      )}
      {left && (
        <span className={clsx('block', signOf(left) < 0 && 'font-medium text-poppy-ink')}>
          {t(signOf(left) < 0 ? 'overCredit' : 'creditLeft', { amount: formatMoney(language, absolute(left)) })}
        </span>
      )}
      {next !== undefined && (
        <a
          href={`#${next}`}
          onClick={(event) => {
            goToField(event);
            setLast(next);
          }}
          className="block py-1 font-medium text-amber-ink underline underline-offset-4"
        >
          {issue}
        </a>
      )}
    </>
  );
}
