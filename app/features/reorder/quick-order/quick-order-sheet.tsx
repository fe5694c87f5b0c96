import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { OrderSheetForm } from '~/features/reorder/sheet/order-sheet';
import { QuickRows } from './quick-order-rows';
import { linesOfSheet, type QuickOrderActionData, type QuickRow } from './quick-order-view';

type Props = { message: string; rows: readonly QuickRow[]; answer: QuickOrderActionData | undefined };

/** The rows that were understood, what they come to, and the button that takes them. */
export function QuickSheet({ message, rows, answer }: Props) {
  const { t } = useTranslation('quick-order');
  const action = useLinks().to('quick-order');
  const goods = useMemo(
    () => new Map(rows.flatMap(({ choices }) => choices.map((choice) => [choice.productId, choice.goods]))),
    [rows],
  );
  const initial = useMemo(() => linesOfSheet(rows, answer), [rows, answer]);
  return (
    <OrderSheetForm
      id="quick-order"
      action={action}
      label={t('sheet')}
      initial={initial}
      goodsOf={(productId) => goods.get(productId)}
    >
      {(notes) => (
        <>
          <input type="hidden" name="message" value={message} />
          <h2 className="mb-3 text-section font-semibold">{t('sheet')}</h2>
          <QuickRows rows={rows} answer={answer} notes={notes} />
        </>
      )}
    </OrderSheetForm>
  );
}
