import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { ListResult } from '~server/domain/rejected-line';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/overlays/notice';
import { useCardLabels, useOfferWords } from '../list/catalogue-labels';
import { isOrderable, type Offer } from '../cards/offer';
import { Price } from './price';
import { PriceReasons } from './price-reasons';
import { ProductCardForm } from '../cards/product-card-form';
import type { ProductView } from './product-page.server';
import { StockLabel } from '../cards/stock-label';
import type { OnAnswer } from '../cards/use-list-answer';

type Props = { view: ProductView; answer: ListResult | undefined; onAnswer: OnAnswer };

/** Price, stock and the order form of a product; for visitors the stock and how to become a customer. */
export function Buying({ view, ...answered }: Props) {
  return view.isCustomer ? <Ordering view={view} {...answered} /> : <VisitorNote offer={view.offer} />;
}

function Ordering({ view: { name, offer, reasons }, answer, onAnswer }: Props) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const labels = useCardLabels(pathname);
  const { words } = labels;
  const rejected = answer?.rejected.find((line) => line.productId === offer.id);
  return (
    <div className="grid gap-2">
      <Price offer={offer} labels={labels} />
      {offer.price === null && <Notice tone="warning">{t('common:noPrice')}</Notice>}
      <StockLabel offer={offer} words={words} />
      {isOrderable(offer) && (
        <ProductCardForm
          offer={offer}
          name={words.graded(name, offer)}
          action={pathname}
          labels={labels}
          rejected={rejected}
          onAnswer={onAnswer}
        />
      )}
      {isOrderable(offer) && offer.packSize !== undefined && <p className="text-small text-muted">{t('wholePacks')}</p>}
      {reasons && <PriceReasons title={t('whyPrice')} rows={reasons.rows} note={reasons.note} />}
    </div>
  );
}

/** The stock, and the price notice for visitors (specification, section 1). */
function VisitorNote({ offer }: { offer: Offer }) {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  const words = useOfferWords();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-2">
      <StockLabel offer={offer} words={words} />
      <Notice
        tone="info"
        action={
          <span className="flex flex-wrap gap-2">
            <ButtonLink href={links.to('login', {}, { redirectTo: pathname })}>{t('signIn')}</ButtonLink>
            <ButtonLink href={links.to('becomeClient')} variant="outline">
              {t('becomeClient')}
            </ButtonLink>
          </span>
        }
      >
        {t('notRegistered')}
      </Notice>
    </div>
  );
}
