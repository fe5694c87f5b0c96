import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { StockIssue } from '~/domain/stock-issue';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/embedded-form';
import { FieldErrorMessage } from '~/ui/field-frame';
import { RemoveIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { quantityFieldId } from '~/ui/quantity';
import { lineAnchor, lineKey, type CartLineView, type LineError } from './cart-view';
import { lineIdentityFields } from './line-identity';
import { LineOffers } from './line-offers';
import { PriceBreakdown } from './price-breakdown';
import { QuantityForm } from './quantity-form';

type Props = EmbeddedFormTarget & {
  line: CartLineView;
  error?: LineError | undefined;
  issue?: StockIssue | undefined;
};

export function CartLine({ line, error: fieldError, issue, ...target }: Props) {
  const { t } = useTranslation('cart');
  const { productId, name } = line;
  const wrong = fieldError ?? issue;
  return (
    <li
      id={lineAnchor(productId)}
      className={clsx('-mx-2 px-2 py-3 transition-colors target:bg-tint', wrong && 'bg-poppy-tint')}
    >
      <LineFacts line={line} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-1.5">
        <QuantityForm
          {...target}
          line={line}
          error={fieldError}
          describedBy={wrong ? `${quantityFieldId(productId)}-error` : undefined}
        />
        <EmbeddedForm
          {...target}
          fetcherKey={lineKey(productId)}
          fields={{ intent: 'remove', ...lineIdentityFields(line) }}
          button={{
            variant: 'secondary',
            pendingLabel: t('removing'),
            className: 'size-11 px-0',
            'aria-label': t('removeNamed', { name }),
            children: <RemoveIcon className="size-5" />,
          }}
        />
      </div>
      <FieldErrorMessage id={quantityFieldId(productId)} error={wrong?.message} />
      {wrong && <LineOffers {...target} line={line} wrong={wrong} />}
    </li>
  );
}

function LineFacts({ line }: { line: CartLineView }) {
  const { t } = useTranslation('cart');
  const { picture } = line;
  return (
    <div className="flex gap-3">
      <div className="grid h-14 w-12 flex-none place-content-center overflow-hidden rounded bg-tint">
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
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link href={line.href} className="-my-1 min-w-0 py-1 font-semibold hover:text-leaf-ink hover:underline">
            {line.name}
          </Link>
          <div className="whitespace-nowrap text-right">
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
        {line.meta !== '' && <p className="text-small text-muted">{line.meta}</p>}
        {line.personal !== undefined && <p className="text-small font-medium text-leaf-ink">{line.personal}</p>}
        {line.priceChange !== undefined && <p className="text-small font-medium text-amber-ink">{line.priceChange}</p>}
      </div>
    </div>
  );
}
