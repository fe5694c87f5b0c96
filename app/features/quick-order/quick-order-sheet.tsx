import { Form } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage, useLinks } from '~/links-hook';
import { sumTypedLines, type TypedLine } from '~/trade/typed-lines';
import { SubmitButton } from '~/ui/submit-button';
import { useTypedLines } from '~/ui/use-typed-lines';
import { QuickRows } from './quick-order-rows';
import { linesOfSheet, type QuickAnswer, type QuickRow } from './quick-order-view';

type Props = { message: string; rows: readonly QuickRow[]; answer: QuickAnswer | undefined };

/** The rows that were understood, what they come to, and the button that takes them; Enter presses the first button of a form, which is the same one, unseen. */
export function QuickSheet({ message, rows, answer }: Props) {
  const { t } = useTranslation('quick-order');
  const action = useLinks().to('quick-order');
  const { lines, follow } = useTypedLines(useMemo(() => linesOfSheet(rows, answer), [rows, answer]));
  return (
    <Form method="post" action={action} noValidate aria-label={t('sheet')} onInput={follow}>
      <input type="submit" hidden />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="unit" value="piece" />
      <h2 className="mb-3 text-section font-semibold">{t('sheet')}</h2>
      <QuickRows rows={rows} answer={answer} />
      {lines.length > 0 && (
        <div className="sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:rounded-b-lg md:px-5">
          <Total rows={rows} lines={lines} />
          <SubmitButton pendingLabel={t('adding')} mark={{ intent: 'add', split: null }}>{t('addAll')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

/** What the rows come to that would be added; those with a fault or without a choice are not in it. */
function Total({ rows, lines }: Pick<Props, 'rows'> & { lines: readonly TypedLine[] }) {
  const { t } = useTranslation('quick-order');
  const language = useLanguage();
  const goods = useMemo(() => new Map(rows.flatMap(({ choices }) => choices.map((choice) => [choice.productId, choice.goods]))), [rows]);
  const sum = sumTypedLines(lines, 'piece', (productId) => goods.get(productId));
  return (
    <p className="mr-auto font-semibold" role="status">
      {sum.lines === 0 ? t('totalNone') : t('total', { count: sum.lines, pieces: t('words:pieces', { count: sum.pieces }), total: formatMoney(language, sum.total) })}
    </p>
  );
}
