import type { BarPart } from '~/ui/stat-bar';
import type { LayoutLinks } from './layout-links';

export interface LayoutLanguage {
  code: string;
  /** In its own words: 'Українська'. */
  name: string;
  /** 'Укр' */
  short: string;
  href: string;
  current: boolean;
}

export interface LayoutCustomer {
  /** The shop's or the person's name. */
  name: string;
  /** Null while it is not known. */
  unread: number | null;
  /** No limit agreed: none. */
  debt: {
    /** 'Борг 6 800 з 20 000 грн', formatted. */
    text: string;
    parts: readonly BarPart[];
  } | null;
}

/** How the supplier is reached; only what the operator has set. */
export interface LayoutContact {
  /** As it is read: '+380 44 123 45 67'. */
  phone: string | undefined;
  email: string | undefined;
  /** Of the warehouse. */
  address: string | undefined;
  mapHref: string | undefined;
}

/** The cart as the frame shows it. */
export interface LayoutCart {
  /** Lines. */
  count: number;
  /** Formatted. */
  total: string;
  /** With a line that is still on its way: shown, but not as done. */
  expected?: boolean;
}

/** A section of the row under the header. */
export interface LayoutSection {
  id: string;
  name: string;
  href: string;
}

/** Sections, by id, that have to do with the page. */
export interface LayoutPlace {
  /** The page is one of theirs. */
  within: readonly string[];
  /** The page is of a section that these are a part of. */
  under: readonly string[];
}

/** All that the frame of a page shows; its own words come from the `shell` namespace. */
export interface LayoutView {
  shopName: string | undefined;
  links: LayoutLinks;
  languages: readonly LayoutLanguage[];
  customer: LayoutCustomer | null;
  /** A customer whom the API has banned: shown as a visitor who can sign out. */
  isBanned: boolean;
  /** Null for visitors. */
  cart: LayoutCart | null;
  categories: readonly LayoutSection[];
  place: LayoutPlace;
  contact: LayoutContact;
  /** What is being searched for. */
  query: string;
}
