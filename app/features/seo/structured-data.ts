/** Facts for search engines as schema.org knows them, each as JSON that may stand inside a `<script>`. */

import { scriptJson } from '~/browser/boot/script-json';
import { toDecimal, type Money } from '~server/contract/money';

export interface ProductFacts {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute addresses. */
  readonly images: readonly string[];
  readonly farm?: string | undefined;
  /** The price of a piece, and whether it is in stock; none for visitors, who are shown no prices. */
  readonly offer?: { readonly price: Money; readonly isInStock: boolean } | undefined;
}

/** A product; without a price it carries no offer at all. */
export function productData({ id, name, description, url, images, farm, offer }: ProductFacts): string {
  return toScript({
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

/** Where a page stands; `crumbs` from the home page down, with absolute addresses; the page itself may have none. */
export function breadcrumbData(
  crumbs: readonly { readonly name: string; readonly url?: string | undefined }[],
): string {
  return toScript({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

/** What is known of the supplier; what is not is left out. */
export interface OrganizationFacts {
  readonly name: string | undefined;
  /** Absolute address of the home page. */
  readonly url: string;
  readonly logo: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** Of the warehouse, in one line. */
  readonly address: string | undefined;
  /** `08:00`, the same every day. */
  readonly hours: { readonly opensAt: string; readonly closesAt: string };
}

/** The supplier: how it is reached, where its warehouse is and when it works. */
export function organizationData({ name, url, logo, phone, email, address, hours }: OrganizationFacts): string {
  return toScript({
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

/** Absent facts are left out. An escaped `<` is the same to a reader of JSON, but ends no script and opens no comment. */
function toScript(facts: Readonly<Record<string, unknown>>): string {
  return scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...facts }));
}
