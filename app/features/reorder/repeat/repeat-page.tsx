import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks, useCurrentUrl } from '~/use-links';
import { linesOf } from '~/features/reorder/sheet/boxes';
import { OrderSheetForm } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { quantityFieldId } from '~/ui/quantity';
import { OrderedRow } from '~/features/reorder/sheet/ordered-row';
import { SubstituteChoice } from './substitute-choice';
import type { RepeatActionData, RepeatView } from './repeat-view';

type Props = { view: RepeatView; answer: RepeatActionData | undefined };

/** What a repeated order comes to today, line by line, and the one button that takes it. */
export function RepeatPage({ view, answer }: Props) {
  const { t } = useTranslation('papers');
  const links = useLinks();
  const { heading, lead, place, lines, counts, totalThen, orderable } = view;
  const isLine = (productId: string) => lines.some((line) => line.productId === productId);
  return (
    <div className="pb-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={[place, { label: heading }]} />
      <PageHeading title={heading} lead={lead} />
      {answer && (
        <SheetOutcome
          answer={answer}
          fieldOf={({ productId }) => (isLine(productId) ? quantityFieldId(productId) : undefined)}
        />
      )}
      {!orderable && !answer && (
        <div className="mb-5">
          <Notice tone="warning" action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}>
            {t('repeat.nothing')}
          </Notice>
        </div>
      )}
      {orderable && !answer && <p className="pb-4 text-muted">{[...counts, totalThen].join(' · ')}</p>}
      <RepeatSheet lines={lines} answer={answer} />
    </div>
  );
}

function RepeatSheet({ lines, answer }: Pick<RepeatView, 'lines'> & Pick<Props, 'answer'>) {
  const { t } = useTranslation('papers');
  const goods = useMemo(() => new Map(lines.map(({ productId, order }) => [productId, order?.goods])), [lines]);
  const initial = useMemo(() => linesOf(lines, answer), [lines, answer]);
  const hasOthers = lines.some(
    ({ productId, substitutes }) => substitutes !== null && !answer?.added.includes(productId),
  );
  return (
    <OrderSheetForm
      id="repeat"
      action={useCurrentUrl()}
      initial={initial}
      goodsOf={(productId) => goods.get(productId)}
      hasOthers={hasOthers}
    >
      {(notes) => (
        <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-t-lg">
          {lines.map((line) => (
            <OrderedRow
              key={line.productId}
              row={line}
              answer={answer}
              notes={notes}
              findSimilar={t('repeat.findSimilar')}
            >
              <SubstituteChoice line={line} answer={answer} />
            </OrderedRow>
          ))}
        </ul>
      )}
    </OrderSheetForm>
  );
}
