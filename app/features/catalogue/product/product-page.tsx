import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { useLinks } from '~/use-links';
import { ShareMenu } from '~/ui/overlays/share-menu';
import { FavouriteButton } from '~/ui/forms/favourite-button';
import { PartlyAdded } from '../cards/add-result';
import { LotChoice } from '../cards/lot-choice';
import { MediaFrame } from '../cards/media-frame';
import { Buying } from './product-buying';
import { ProductTags } from '../cards/product-card-tags';
import type { ProductView } from './product-page.server';
import { useCardLabels, useOfferWords } from '../list/catalogue-labels';
import { productAnchor } from '../cards/offer';
import { useListActionData } from '../cards/use-list-answer';
import { VarietyGrid } from '../cards/variety-grid';
import { lotsOf } from '../cards/variety-view';

export function ProductPage({ view, answer: last }: { view: ProductView; answer: ListResult | undefined }) {
  const { t } = useTranslation('catalogue');
  const { name, offer, color, pictures } = view;
  const words = useOfferWords();
  const { answer, onAnswer } = useListActionData(last);
  const links = useLinks();
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={view.crumbs} />
      {answer && <PartlyAdded answer={answer} products={[offer, ...(view.related?.farm ?? []).flatMap(lotsOf)]} />}
      <article id={productAnchor(offer.id)} className="grid gap-x-10 gap-y-6 pt-3 md:grid-cols-2">
        <div className="-mx-3.5 grid content-start gap-3 md:mx-0">
          <MediaFrame
            picture={pictures[0]?.src ?? null}
            alt={pictures[0]?.alt ?? ''}
            color={color ?? undefined}
            eager
            first
            sizes="(min-width:47.5em) 560px, 100vw"
            className="aspect-[5/3] max-md:[&>img]:object-top md:aspect-media md:rounded-lg"
          />
          {pictures.length > 1 && (
            <ul className="grid grid-cols-4 gap-3 px-3.5 md:px-0" aria-label={t('pictures')}>
              {pictures.slice(1).map(({ src, alt }) => (
                <li key={src}>
                  <MediaFrame
                    picture={src}
                    alt={alt}
                    color={color ?? undefined}
                    sizes="140px"
                    className="aspect-media rounded"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0">
          <header className="mb-3 flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h1 className="text-total font-bold">{name}</h1>
              <p className="text-muted">{view.meta}</p>
            </div>
            <Favourite offer={offer} name={words.graded(name, offer)} />
          </header>
          <ProductTags tags={words.tagsOf(offer)} className="mb-2" />
          <Buying view={view} answer={answer} onAnswer={onAnswer} />
          {view.related?.lengths && (
            <div className="mt-4">
              <LotChoice
                variety={view.related.lengths}
                words={words}
                chosen={offer.id}
                hrefOf={(id) => links.to('product', { id })}
              />
            </div>
          )}
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6">
            {view.facts.map(({ key, label, value }) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid border-b border-border py-2">
                <dt className="text-muted">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4">
            <ShareMenu share={view.share} size="sm" />
          </div>
          {view.description !== null && (
            <section className="mt-6">
              <h2 className="mb-1 text-section font-semibold">{t('description')}</h2>
              <p className="max-w-prose whitespace-pre-line">{view.description}</p>
            </section>
          )}
        </div>
      </article>
      <Related related={view.related} rejected={answer?.rejected ?? []} onAnswer={onAnswer} />
    </>
  );
}

function Favourite({ offer: { id, isFavourite }, name }: Pick<ProductView, 'offer' | 'name'>) {
  const { t } = useTranslation('catalogue');
  const text = isFavourite ? t('favouriteOn') : t('favourite');
  return <FavouriteButton productId={id} label={`${text}: ${name}`} isOn={isFavourite ?? false} text={text} />;
}

type RelatedProps = Pick<ComponentProps<typeof VarietyGrid>, 'rejected' | 'onAnswer'> & {
  related: ProductView['related'];
};

function Related({ related, ...answered }: RelatedProps) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const labels = useCardLabels(pathname);
  if (related === null) return <p className="mt-10 text-muted">{t('relatedMissing')}</p>;
  if (related.farm.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-section font-semibold">
        {related.farmName ? t('sameFarm', { farm: related.farmName }) : t('sameUnnamedFarm')}
      </h2>
      <VarietyGrid varieties={related.farm} action={pathname} labels={labels} heading="h3" lazy {...answered} />
    </section>
  );
}
