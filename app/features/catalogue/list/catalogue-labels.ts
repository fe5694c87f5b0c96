import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { Links } from '~/routing/links';
import { useLanguage, useLinks } from '~/use-links';
import type { PaginationLabels } from '~/ui/lists/pagination';
import type { QueryError } from './catalogue-query';
import { offerWords, type OfferWords } from '../cards/offer-words';

/** What says the offers of a page, made once for all of them. */
export function useOfferWords(): OfferWords {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return useMemo(() => offerWords(t, language), [t, language]);
}

export function useCardLabels(signInFor: string) {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  return {
    ...addLabels(t, links),
    ...priceLabels(t, useOfferWords()),
    favourite: t('favourite'),
    signIn: signInLabels(t, links, signInFor),
  };
}

export function useMatrixLabels(name: string, signInFor: string) {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  return {
    ...addLabels(t, links),
    ...priceLabels(t, useOfferWords()),
    signIn: signInLabels(t, links, signInFor),
    caption: t('tableCaption', { name }),
    variety: t('column.name'),
    addAll: t('addAll'),
    elsewhere: t('elsewhere'),
    keys: t('gridKeys'),
  };
}

export type FilterLabels = ReturnType<typeof useFilterLabels>;
export type CardLabels = ReturnType<typeof useCardLabels>;
export type MatrixLabels = ReturnType<typeof useMatrixLabels>;
export type PriceLabels = ReturnType<typeof priceLabels>;
export type AddLabels = ReturnType<typeof addLabels> & Pick<PriceLabels, 'words'>;

export function useFilterLabels() {
  const { t } = useTranslation('catalogue');
  return {
    title: t('filters'),
    availability: t('filterAvailability'),
    color: t('filterColor'),
    anyColor: t('filterAnyColor'),
    length: t('column.length'),
    country: t('filterCountry'),
    manufacturer: t('filterManufacturer'),
    allManufacturers: t('filterAllManufacturers'),
    price: t('filterPrice'),
    priceFrom: t('filterPriceFrom'),
    priceTo: t('filterPriceTo'),
    priceError: (error: QueryError) => t(`fault.${error}`),
    show: (leaves: string | undefined) =>
      leaves === undefined ? t('filterShow') : t('filterShowCount', { varieties: leaves }),
    reset: t('filterReset'),
    close: t('common:close'),
  };
}

export function usePaginationLabels(): PaginationLabels {
  const { t } = useTranslation('catalogue');
  return { label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (page) => t('page', { page }) };
}

function signInLabels(t: TFunction<'catalogue'>, links: Links, redirectTo: string) {
  return { text: t('signInForPrice'), href: links.to('login', {}, { redirectTo }) };
}

function addLabels(t: TFunction<'catalogue'>, links: Links) {
  const take = (offer: string) => t('take', { quantity: offer });
  const hrefOf = (id: string) => links.to('product', { id });
  /** What is counted, packs or pieces: 'пач.', 'шт'; beside a number as it goes with that. */
  const unit = (packSize: number | undefined, count?: number) =>
    t(packSize === undefined ? 'common:pieceUnit' : 'common:packUnit', count === undefined ? {} : { count });
  return {
    add: t('add'),
    adding: t('adding'),
    /** What the cart holds is changed: 'Змінити', with 0 'Прибрати'. */
    change: t('change'),
    remove: t('remove'),
    changing: t('changing'),
    inCart: t('isInCart'),
    quantity: t('quantity'),
    less: t('less'),
    more: t('more'),
    /** All that is in stock is in the box: 'більше немає'. */
    noMore: t('noMore'),
    unit,
    hrefOf,
    take,
  };
}

function priceLabels(t: TFunction<'catalogue'>, words: OfferWords) {
  return { words, perPiece: t('common:perPiece'), oldPrice: t('oldPrice'), noPrice: t('common:noPrice') };
}
