import type { ReactNode } from 'react';
import type { RestoredSheet, SheetActionData } from '~/features/reorder/sheet/order-line';
import { OrderSheet } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { Notice } from '~/ui/notice';
import type { PeriodSheetView } from './restock-view';

type Props = {
  view: PeriodSheetView & RestoredSheet;
  answer: SheetActionData | undefined;
  thenHead?: string | undefined;
  /** Shown where nothing was bought. */
  children: ReactNode;
};

/** What was bought in a period, as an order sheet. */
export function PeriodSheet({ view, answer, thenHead, children }: Props) {
  const { action, degradation, held, lines, creditLeft, restored } = view;
  return (
    <>
      {degradation.map((gap) => (
        <div key={gap} className="mb-4">
          <Notice tone="warning">{gap}</Notice>
        </div>
      ))}
      {answer && <SheetOutcome lines={lines} result={answer} />}
      {lines.length > 0 ? (
        <OrderSheet
          key={action}
          id={`restock-${held}`}
          action={action}
          lines={lines}
          creditLeft={creditLeft}
          thenHead={thenHead}
          result={answer ?? restored ?? undefined}
        />
      ) : (
        children
      )}
    </>
  );
}
