import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { readQuantity } from '~/trade/quantity';
import type { SheetAnswer } from '~/trade/refused-line';
import { sumTypedLines, type SheetGoods, type TypedLine } from '~/trade/typed-lines';
import { Form } from '~/ui/form';
import { SubmitButton } from '~/ui/submit-button';
import { useTypedLines } from '~/ui/use-typed-lines';
import { RestockRows } from './restock-rows';
import { boxesOf, linesOfSheet, type RestockView } from './restock-view';

type Goods = ReadonlyMap<string, SheetGoods | undefined>;
type Props = { view: Pick<RestockView, 'action' | 'rows'>; answer: SheetAnswer | undefined };

/** The rows, what the filled ones come to, and the button that takes them; Enter presses the first button of a form, which is the same one, unseen. */
export function RestockSheet({ view: { action, rows }, answer }: Props) {
  const { t } = useTranslation('restock');
  const goods = useMemo(() => new Map(boxesOf(rows).map(({ productId, order }) => [productId, order?.goods])), [rows]);
  const amountOf = useAmounts(goods);
  const { lines, follow } = useTypedLines(useMemo(() => linesOfSheet(rows, answer), [rows, answer]));
  return (
    <Form method="post" action={action} onInput={follow} onClick={follow}>
      <input type="submit" hidden />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="unit" value="pack" />
      <RestockRows rows={rows} answer={answer} amountOf={(productId) => amountOf(lines.find((line) => line.productId === productId))} />
      {lines.length > 0 && (
        <div className="sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:rounded-b-lg md:px-5 print:hidden">
          <Total lines={lines} goods={goods} />
          <SubmitButton mark={{ intent: 'add', split: null }} pendingLabel={t('adding')}>{t('addAll')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

/** What the lines come to that would be taken. */
function Total({ lines, goods }: { lines: readonly TypedLine[]; goods: Goods }) {
  const { t } = useTranslation('restock');
  const language = useLanguage();
  const sum = sumTypedLines(lines, 'pack', (productId) => goods.get(productId));
  return (
    <p className="mr-auto font-semibold" role="status">
      {sum.lines === 0 ? t('totalNone') : t('total', { count: sum.lines, pieces: t('words:pieces', { count: sum.pieces }), total: formatMoney(language, sum.total) })}
    </p>
  );
}

/** What one typed line comes to, '50 шт, 1 920,00 грн', or how much there is where it asks for more; nothing where it is no quantity. */
function useAmounts(goods: Goods): (line: TypedLine | undefined) => string {
  const { t } = useTranslation('restock');
  const language = useLanguage();
  return (line) => {
    const of = line && goods.get(line.productId);
    const read = of && readQuantity(line.quantity, line.unit ?? 'pack', of.packSize);
    if (!of || !read?.ok) return '';
    const pieces = (count: number) => t('words:pieces', { count });
    if (read.pieces > of.left) return t('onlyLeft', { pieces: pieces(of.left) });
    return t('amount', { pieces: pieces(read.pieces), total: formatMoney(language, sumTypedLines([line], 'pack', () => of).total) });
  };
}
