import type { LayoutContact, LayoutCustomer } from './layout.server';
import type { LayoutLinks } from './layout-links';

export interface LayoutLanguage {
  code: string;
  /** 'Українська' */
  name: string;
  /** 'Укр' */
  short: string;
  href: string;
  current: boolean;
}

/** `count` is of lines; `total` is formatted. */
export interface LayoutCart {
  count: number;
  total: string;
  /** Includes a line that is still being added. */
  expected?: boolean;
}

/** The order form of the page, and the sum of its order without currency. */
export interface LayoutOrder {
  formId: string;
  amount: string;
}

export interface LayoutSection {
  id: string;
  name: string;
  href: string;
}

/** Ids of sections: `within` contain the page, `under` are parts of the page's own section. */
export interface LayoutPlace {
  within: readonly string[];
  under: readonly string[];
}

export interface LayoutView {
  shopName: string | undefined;
  links: LayoutLinks;
  languages: readonly LayoutLanguage[];
  customer: LayoutCustomer | null;
  /** Shown as a visitor who can sign out. */
  isBanned: boolean;
  cart: LayoutCart | null;
  order?: LayoutOrder | undefined;
  categories: readonly LayoutSection[];
  place: LayoutPlace;
  contact: LayoutContact;
  query: string;
}
