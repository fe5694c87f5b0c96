import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistForm } from '~/browser/persist-form';
import { AccountField } from '~/ui/account-field';
import { Form } from '~/ui/form';
import { FormKey } from '~/ui/form-key';
import { StickyActionBar } from '~/ui/sticky-action-bar';
import { SubmitButton } from '~/ui/submit-button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLineInputs } from '~/ui/use-line-inputs';
import { useFormState } from '~/ui/use-form-state';
import { findLine, orderableProducts, inputsOf, type OrderLine, type SheetActionData } from './order-line';
import { OrderTable } from './order-table';
import { useSheetLabels, type SheetLabels } from './use-sheet-labels';

type Props = {
  /** Form id, by which its values are restored after Back. */
  id: string;
  action: string;
  label?: string;
  /** Must be the same array while the page is the same. */
  lines: readonly OrderLine[];
  result: SheetActionData | undefined;
  children?: ReactNode;
};

/** An order form with a live total. Its first, hidden button is the submit button, because Enter presses the first. */
export function OrderSheet({ id, action, label, lines, result, children }: Props) {
  const { t } = useTranslation('sheet');
  const hasScripts = useHydrated();
  const isPending = useFormState({ intent: 'add' }) === 'submitting';
  const goods = useMemo(() => orderableProducts(lines), [lines]);
  const initial = useMemo(() => inputsOf(lines, result), [lines, result]);
  const { lines: inputs, follow } = useLineInputs(initial);
  const { notes, ...sum } = useSheetLabels(inputs, (productId) => goods.get(productId));
  const hasOthers = lines.some((line) => line.substitutes && !findLine(result?.added, line));
  usePersistForm(id);
  return (
    <Form
      method="post"
      id={id}
      action={action}
      aria-label={label}
      onInput={follow}
      onClick={follow}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      <input type="submit" hidden />
      <FormKey />
      <input type="hidden" name="intent" value="add" />
      <AccountField />
      <input type="hidden" name="unit" value="pack" />
      {children}
      <OrderTable lines={lines} result={result} notes={notes} />
      {(inputs.length > 0 || hasOthers) && (
        <StickyActionBar status={<Sum sum={sum} hasOthers={hasOthers} />}>
          <SubmitButton mark={{ intent: 'add', split: null }} pendingLabel={t('adding')}>
            {hasScripts && !hasOthers && sum.count > 0 ? `${t('addChosen')}: ${sum.count}` : t('addChosen')}
          </SubmitButton>
        </StickyActionBar>
      )}
    </Form>
  );
}

function Sum({ sum: { total, size, issue }, hasOthers }: { sum: Omit<SheetLabels, 'notes'>; hasOthers: boolean }) {
  const { t } = useTranslation('sheet');
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
      {issue !== '' && <span className="block font-medium text-amber-ink">{issue}</span>}
    </>
  );
}
