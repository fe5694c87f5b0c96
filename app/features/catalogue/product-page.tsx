import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import { useLinks } from '~/links-hook';
import type { ListAnswer } from '~/trade/refused-line';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { PictureView } from '~/ui/picture-view';
import { useCardWords } from './catalogue-words';
import type { PriceExplanation } from './explain-price.server';
import { Plate } from './plate';
import { Price } from './price';
import { PriceReasons } from './price-reasons';
import { ProductCardForm } from './product-card-form';
import { ProductCardGrid } from './product-card-grid';
import type { Fact } from './product-facts.server';
import { productAnchor, type ProductCardView } from './product-view';
import { StockNote } from './stock-note';

export interface ProductView {
  readonly card: ProductCardView;
  readonly pictures: readonly PictureView[];
  readonly facts: readonly Fact[];
  readonly description: string | null;
  readonly crumbs: readonly Crumb[];
  readonly isCustomer: boolean;
  readonly reasons: PriceExplanation | null;
  /** Null when they could not be had. */
  readonly related: { readonly variety: readonly ProductCardView[]; readonly farm: readonly ProductCardView[]; readonly farmName: string } | null;
}

/** A product: pictures, facts, price with its reasons, and the form that orders it. */
export function ProductPage({ view, answer }: { view: ProductView; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('catalogue');
  const { card, pictures } = view;
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={view.crumbs} />
      <article id={productAnchor(card.id)} className="grid gap-x-10 gap-y-6 pt-3 md:grid-cols-2">
        <div className="-mx-3.5 grid content-start gap-3 md:mx-0">
          <Plate picture={pictures[0] ?? null} color={card.color} eager sizes="(min-width: 760px) 560px, 100vw" className="aspect-plate md:rounded-lg" />
          {pictures.length > 1 && (
            <ul className="grid grid-cols-4 gap-3 px-3.5 md:px-0" aria-label={t('pictures')}>
              {pictures.slice(1).map((picture) => (
                <li key={picture.src}>
                  <Plate picture={picture} color={card.color} sizes="140px" className="aspect-plate rounded" />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0">
          <h1 className="text-title font-bold">{card.name}</h1>
          <p className="mb-4 text-soft">{card.meta}</p>
          <Buying view={view} answer={answer} />
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6">
            {view.facts.map(({ key, label, value }) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
                <dt className="text-soft">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          {view.description !== null && (
            <section className="mt-6">
              <h2 className="mb-1 text-section font-semibold">{t('description')}</h2>
              <p className="max-w-prose whitespace-pre-line">{view.description}</p>
            </section>
          )}
        </div>
      </article>
      <Related view={view} />
    </>
  );
}

function Buying({ view, answer }: { view: ProductView; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const words = useCardWords(pathname);
  const { card, reasons } = view;
  if (!view.isCustomer) return <VisitorNote />;
  return (
    <div className="grid gap-2">
      {card.price ? <Price price={card.price} oldLabel={t('oldPrice')} /> : <Notice tone="warning">{t('noPrice')}</Notice>}
      <StockNote stock={card.stock} />
      {card.ordering && (
        <ProductCardForm
          productId={card.id}
          name={card.name}
          ordering={card.ordering}
          action={pathname}
          words={words}
          size="large"
          refused={answer?.refused.find((line) => line.productId === card.id)}
        />
      )}
      {card.ordering?.unit === 'pack' && <p className="text-small text-soft">{t('wholePacks')}</p>}
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
          <ButtonLink href={links.to('becomeClient')} look="outline">{t('becomeClient')}</ButtonLink>
        </span>
      }
    >
      {t('notRegistered')}
    </Notice>
  );
}

function Related({ view: { related, card } }: { view: ProductView }) {
  const { t } = useTranslation('catalogue');
  if (related === null) return <p className="mt-10 text-soft">{t('relatedMissing')}</p>;
  return (
    <>
      <Shelf title={t('sameVariety', { name: card.name })} products={related.variety} />
      <Shelf title={t('sameFarm', { farm: related.farmName })} products={related.farm} />
    </>
  );
}

function Shelf({ title, products }: { title: string; products: readonly ProductCardView[] }) {
  const { pathname } = useLocation();
  const words = useCardWords(pathname);
  if (products.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-section font-semibold">{title}</h2>
      <ProductCardGrid products={products} action={pathname} words={words} heading="h3" lazy />
    </section>
  );
}
