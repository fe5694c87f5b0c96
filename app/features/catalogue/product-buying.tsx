import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { ListResult } from '~/domain/rejected-line';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useCardLabels } from './catalogue-labels';
import { useDescribeQuantity } from './describe-quantity';
import { Price } from './price';
import { PriceReasons } from './price-reasons';
import { ProductCardForm } from './product-card-form';
import type { ProductView } from './product-page-view';
import { StockLabel } from './stock-label';
import type { OnAnswer } from './use-list-answer';

type Props = { view: ProductView; answer: ListResult | undefined; onAnswer: OnAnswer };

/** Price, stock and the form that orders a product; a visitor is shown the stock, and told how to become a customer. */
export function Buying({ view, ...answered }: Props) {
  if (!view.isCustomer)
    return (
      <div className="grid gap-2">
        <StockLabel stock={view.card.stock} />
        <VisitorNote />
      </div>
    );
  return <Ordering view={view} {...answered} />;
}

function Ordering({ view: { card, reasons }, answer, onAnswer }: Props) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const labels = useCardLabels(pathname);
  const describe = useDescribeQuantity([card]);
  const rejected = answer?.rejected.find((line) => line.productId === card.id);
  const [typed, setTyped] = useState(rejected?.typed ?? '1');
  return (
    <div className="grid gap-2">
      {card.price && <Price price={card.price} labels={labels} />}
      {card.price === null && <Notice tone="warning">{t('common:noPrice')}</Notice>}
      <StockLabel stock={card.stock} />
      {card.ordering && (
        <>
          <ProductCardForm
            productId={card.id}
            name={card.heard ?? card.name}
            ordering={card.ordering}
            action={pathname}
            labels={labels}
            size="large"
            rejected={rejected}
            onQuantity={setTyped}
            onAnswer={onAnswer}
          />
          <p className="text-small font-medium" aria-live="polite">
            {describe(card.id, typed, rejected?.unit)}
          </p>
        </>
      )}
      {card.ordering?.packSize !== undefined && <p className="text-small text-muted">{t('wholePacks')}</p>}
      {reasons && <PriceReasons title={t('whyPrice')} rows={reasons.rows} note={reasons.note} />}
    </div>
  );
}

/** What a visitor is told on a product (specification, section 1). */
function VisitorNote() {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  const { pathname } = useLocation();
  return (
    <Notice
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink href={links.to('login', {}, { redirectTo: pathname })}>{t('signIn')}</ButtonLink>
          <ButtonLink href={links.to('becomeClient')} look="outline">
            {t('becomeClient')}
          </ButtonLink>
        </span>
      }
    >
      {t('notRegistered')}
    </Notice>
  );
}
