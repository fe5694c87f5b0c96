import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks, useOwnAddress } from '~/links-hook';
import { linesOf } from '~/sheet/boxes';
import { OrderSheet } from '~/sheet/order-sheet';
import { SheetOutcome } from '~/sheet/sheet-outcome';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { quantityFieldId } from '~/ui/quantity';
import { BoughtRow } from '../bought-row';
import { InsteadChoice } from './instead-choice';
import type { RepeatAnswer, RepeatView } from './repeat-view';

type Props = { view: RepeatView; answer: RepeatAnswer | undefined };

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
      {orderable && !answer && <p className="pb-4 text-soft">{[...counts, totalThen].join(' · ')}</p>}
      <RepeatSheet lines={lines} answer={answer} />
    </div>
  );
}

function RepeatSheet({ lines, answer }: Pick<RepeatView, 'lines'> & Pick<Props, 'answer'>) {
  const { t } = useTranslation('papers');
  const goods = useMemo(() => new Map(lines.map(({ productId, order }) => [productId, order?.goods])), [lines]);
  const initial = useMemo(() => linesOf(lines, answer), [lines, answer]);
  const hasOthers = lines.some(({ productId, instead }) => instead !== null && !answer?.added.includes(productId));
  return (
    <OrderSheet
      id="repeat"
      action={useOwnAddress()}
      initial={initial}
      goodsOf={(productId) => goods.get(productId)}
      hasOthers={hasOthers}
    >
      {(notes) => (
        <ul className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
          {lines.map((line) => (
            <BoughtRow
              key={line.productId}
              row={line}
              answer={answer}
              notes={notes}
              findSimilar={t('repeat.findSimilar')}
            >
              <InsteadChoice line={line} answer={answer} />
            </BoughtRow>
          ))}
        </ul>
      )}
    </OrderSheet>
  );
}
