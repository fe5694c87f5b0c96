import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { RetailNote } from '~/ui/retail-note';
import type { CartLineView } from './line-view.server';
import { InfoIcon } from '~/ui/icons';
import { SummaryList } from '~/ui/lists/summary-list';

/** Picture, name, price and its reasons; in a table of the cart its first cell. */
export function LineFacts({ line }: { line: CartLineView }) {
  const { t } = useTranslation('cart');
  const { picture } = line;
  return (
    <div className="flex gap-3">
      <div className="list-only grid h-14 w-12 flex-none place-content-center overflow-hidden rounded bg-tint">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={48}
            height={56}
            loading="lazy"
            decoding="async"
            className="h-14 w-12 object-cover"
          />
        ) : (
          <Logo className="size-8 opacity-60" />
        )}
      </div>
      <div className="line-facts min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link href={line.href} className="-my-1 min-w-0 py-1 font-semibold hover:text-leaf-ink hover:underline">
            <span className="list-only">{line.name}</span>
            <span className="hidden">{line.cells.variety}</span>
          </Link>
          <div className="list-only whitespace-nowrap text-right">
            <span className={clsx('font-semibold', line.oldSum !== undefined && 'text-poppy-ink')}>{line.sum}</span>
            {line.oldSum !== undefined && (
              <s className="block text-small text-muted">
                <span className="sr-only">{`${t('oldSum')} `}</span>
                <span>{line.oldSum}</span>
              </s>
            )}
          </div>
        </div>
        <PriceBreakdown line={line} />
        {line.meta !== '' && <p className="list-only text-small text-muted">{line.meta}</p>}
        {line.retail !== undefined && (
          <p className="list-only">
            <RetailNote text={line.retail} />
          </p>
        )}
        {line.personal !== undefined && (
          <p className="list-only text-small font-medium text-leaf-ink">{line.personal}</p>
        )}
        {line.priceChange !== undefined && <p className="text-small font-medium text-amber-ink">{line.priceChange}</p>}
      </div>
    </div>
  );
}

function PriceBreakdown({ line: { amount, reasons } }: { line: CartLineView }) {
  const { t } = useTranslation('cart');
  return (
    <details className="text-small text-muted">
      <summary
        title={t('whyPrice')}
        className="relative -mb-5 flex cursor-pointer list-none flex-wrap items-baseline gap-1.5 pb-6 hover:text-ink [[open]>&]:mb-0 [[open]>&]:pb-2"
      >
        <span className="list-only">{amount}</span>
        <InfoIcon className="size-4 self-start" />
        <span className="sr-only">{t('whyPrice')}</span>
      </summary>
      <div>
        <SummaryList rows={reasons.rows} />
        {reasons.note !== undefined && <p className="pb-1">{reasons.note}</p>}
      </div>
    </details>
  );
}
