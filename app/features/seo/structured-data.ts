import { scriptJson } from '~/browser/boot/script-json';
import { toDecimal, type Money } from '~server/contract/money';

export interface ProductDetails {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly url: string;
  readonly images: readonly string[];
  readonly farm?: string | undefined;
  /** Price of one piece; none for visitors. */
  readonly offer?: { readonly price: Money; readonly isInStock: boolean } | undefined;
}

export function productData({ id, name, description, url, images, farm, offer }: ProductDetails): string {
  return toJsonLd({
    '@type': 'Product',
    sku: id,
    name,
    description,
    url,
    image: images.length > 0 ? images : undefined,
    brand: farm === undefined ? undefined : { '@type': 'Brand', name: farm },
    offers: offer && {
      '@type': 'Offer',
      url,
      priceCurrency: offer.price.currency,
      price: toDecimal(offer.price).toFixed(2),
      availability: `https://schema.org/${offer.isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  });
}

/** @param crumbs from the home page, with absolute URLs */
export function breadcrumbData(crumbs: readonly { readonly name: string; readonly url?: string | undefined }[]) {
  return toJsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

/** Unknown details are left out; `url` is absolute, `hours` are `08:00`. */
export interface OrganizationDetails {
  readonly name: string | undefined;
  readonly url: string;
  readonly logo: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly address: string | undefined;
  readonly hours: { readonly opensAt: string; readonly closesAt: string };
}

export function organizationData({ name, url, logo, phone, email, address, hours }: OrganizationDetails): string {
  return toJsonLd({
    '@type': ['Organization', 'LocalBusiness'],
    name,
    url,
    logo,
    telephone: phone,
    email,
    address,
    openingHours: `Mo-Su ${hours.opensAt}-${hours.closesAt}`,
  });
}

/** JSON-LD for a `<script>`: `<` is escaped so that nothing can end it. */
function toJsonLd(data: Readonly<Record<string, unknown>>): string {
  return scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...data }));
}
