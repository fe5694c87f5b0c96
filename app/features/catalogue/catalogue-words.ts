import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Links } from '~/links';
import { useLinks } from '~/links-hook';
import type { PaginationWords } from '~/ui/pagination';
import type { PriceWords } from './price';
import type { CardWords } from './product-card';
import type { FilterWords } from './filters-view';
import type { TableWords } from './product-row-table';

/** Words of a product card; `signInFor` is the page a visitor comes back to. */
export function useCardWords(signInFor: string): CardWords {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  return {
    ...addWords(t, links),
    ...priceWords(t),
    favourite: t('favourite'),
    signIn: signInWords(t, links, signInFor),
  };
}

/** Words of the price list's table; `signInFor` is the page a visitor comes back to. */
export function useTableWords(name: string, signInFor: string): TableWords {
  const { t } = useTranslation('catalogue');
  const links = useLinks();
  return {
    ...addWords(t, links),
    ...priceWords(t),
    signIn: signInWords(t, links, signInFor),
    caption: t('tableCaption', { name }),
    addAll: t('addAll'),
    elsewhere: t('elsewhere'),
    columns: {
      picture: t('pictures'),
      name: t('column.name'),
      length: t('column.length'),
      farm: t('column.farm'),
      packSize: t('column.packSize'),
      price: t('column.price'),
      packPrice: t('column.packPrice'),
      stock: t('column.stock'),
    },
  };
}

/** Words of the filters. */
export function useFilterWords(): FilterWords {
  const { t } = useTranslation('catalogue');
  return {
    title: t('filters'),
    availability: t('filterAvailability'),
    toggle: (name) => t(`filter.${name}`),
    color: t('filterColor'),
    anyColor: t('filterAnyColor'),
    colorName: (code) => t(`color.${code}`),
    country: t('filterCountry'),
    manufacturer: t('filterManufacturer'),
    allManufacturers: t('filterAllManufacturers'),
    price: t('filterPrice'),
    priceFrom: t('filterPriceFrom'),
    priceTo: t('filterPriceTo'),
    priceFault: (fault) => t(`fault.${fault}`),
    show: t('filterShow'),
    reset: t('filterReset'),
    close: t('words:close'),
  };
}

/** Words of the pages of a list. */
export function usePaginationWords(): PaginationWords {
  const { t } = useTranslation('catalogue');
  return { label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (page) => t('page', { page }) };
}

function signInWords(t: TFunction<'catalogue'>, links: Links, redirectTo: string) {
  return { text: t('signInForPrice'), href: links.to('login', {}, { redirectTo }) };
}

function addWords(t: TFunction<'catalogue'>, links: Links) {
  const take = (offer: string) => t('take', { quantity: offer });
  const hrefOf = (id: string) => links.to('product', { id });
  const unit = (packSize: number | undefined, count?: number) =>
    t(packSize === undefined ? 'words:pieceUnit' : 'words:packUnit', count === undefined ? {} : { count });
  return {
    add: t('add'),
    adding: t('adding'),
    quantity: t('quantity'),
    less: t('less'),
    more: t('more'),
    unit,
    hrefOf,
    take,
  };
}

function priceWords(t: TFunction<'catalogue'>): PriceWords {
  return { perPiece: t('words:perPiece'), oldPrice: t('oldPrice'), noPrice: t('words:noPrice') };
}
