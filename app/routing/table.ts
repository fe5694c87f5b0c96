/** Who may open a page: everyone, only visitors (a customer is sent home), only customers (a visitor signs in first). */
export type Access = 'public' | 'visitor' | 'customer';

/** The frame around a page; `bare` pages bring their own or are no pages at all. */
export type Layout = 'home' | 'default' | 'auth' | 'flat' | 'bare';

/** A row of the table: all that is said of a page outside its own module, which has the name of its key. */
export interface RouteEntry {
  /** Path without language prefix and leading slash; `:name` marks a parameter, a last `*` takes the rest. */
  readonly path: string;
  readonly layout: Layout;
  readonly access: Access;
  /** A file or a script instead of a page: its module is under `routes/resources`. */
  readonly isResource?: true;
  /** Listed in the sitemap. */
  readonly sitemap?: true;
  /** Public, but kept from search engines. */
  readonly robots?: false;
  /** Its address is a secret that opens it: no cache, other site or script of others learns it. */
  readonly isSecret?: true;
  /** Parameters that belong to the canonical URL; of a list, `page` from 2 on. */
  readonly canonical?: readonly string[];
  /** `copy`: kept on the device for reading offline. `clear`: its forms delete those copies. */
  readonly offline?: 'copy' | 'clear';
  /** Shows products: comes often, with prices and a cart. */
  readonly goods?: true;
  /** Of a file or a script: the page to show instead after signing in. */
  readonly page?: string;
  /** Its forms may carry files; the HTTP server takes larger bodies here. */
  readonly takesFiles?: true;
  /** Of placing an order: the HTTP server refuses it last. */
  readonly isOrdering?: true;
}

/** What few rows have. */
type Columns = Partial<Omit<RouteEntry, 'path' | 'access'>>;

function page(path: string, access: Access, columns: Columns = {}): RouteEntry {
  return { path, layout: 'default', access, ...columns };
}

function resource(path: string, access: Access, columns: Columns = {}): RouteEntry {
  return { path, layout: 'bare', access, isResource: true, ...columns };
}

/** The two files of what a page shows. */
function tableFiles<Name extends string>(name: Name, columns: Columns = {}) {
  const file = (extension: string) => resource(`${name}.${extension}`, 'customer', { page: name, ...columns });
  return { [`${name}-csv`]: file('csv'), [`${name}-xlsx`]: file('xlsx') } as Record<
    `${Name}-csv` | `${Name}-xlsx`,
    RouteEntry
  >;
}

/**
 * THE table of pages (specification, section 2). Each entry exists in three language variants. Keys are the route
 * names the product uses; links are written from them by `links.ts`, never by hand.
 */
const table = {
  index: page('', 'public', { layout: 'home', sitemap: true, offline: 'copy' }),
  login: page('login', 'visitor', { layout: 'auth', offline: 'clear' }),
  register: page('register', 'visitor', { layout: 'auth', offline: 'clear' }),
  forgotPassword: page('forgotPassword', 'visitor', { layout: 'auth' }),
  becomeClient: page('becomeClient', 'visitor', { layout: 'auth', sitemap: true }),
  logout: page('logout', 'public', { layout: 'auth', robots: false, offline: 'clear' }),
  catalog: page('catalog', 'public', { sitemap: true, canonical: ['page'], offline: 'copy', goods: true }),
  'catalog-id': page('catalog/:id', 'public', { canonical: ['page'], offline: 'copy', goods: true }),
  category: page('categories/*', 'public', { canonical: ['page'], offline: 'copy', goods: true }),
  product: page('product/:id', 'public', { offline: 'copy', goods: true }),
  search: page('search', 'public', { robots: false, canonical: ['q', 'page'], offline: 'copy', goods: true }),
  'search-suggestions': resource('search-suggestions', 'public'),
  'quick-order': page('quick-order', 'customer', { takesFiles: true }),
  checkout: page('checkout', 'customer', { offline: 'copy', isOrdering: true }),
  ...tableFiles('checkout', { isOrdering: true }),
  'checkout-success': page('checkout/success', 'customer', { isOrdering: true }),
  'checkout-later': page('checkout/later', 'customer', { isOrdering: true }),
  favourites: page('favourites', 'public', { robots: false }),
  'toggle-favourite': resource('favourites/mark', 'public'),
  'cart-link': page('cart-link', 'public', { robots: false, canonical: ['l'] }),
  cart: resource('cart', 'customer'),
  'cart-drawer': resource('cart/drawer', 'customer', { page: 'checkout' }),
  orders: page('orders', 'customer', { offline: 'copy' }),
  preorders: page('preorders', 'customer', { offline: 'copy' }),
  history: page('history', 'customer', { offline: 'copy' }),
  ...tableFiles('history'),
  'repeat-order': page('orders/repeat/:id', 'customer'),
  'order-calendar': resource('orders/calendar/:id', 'customer', { page: 'orders' }),
  receiving: page('orders/delivered/:id', 'customer', { offline: 'copy' }),
  received: page('received/:token', 'public', { layout: 'auth', robots: false, isSecret: true }),
  documents: page('documents', 'customer', { offline: 'copy' }),
  'documents-print': page('documents/print', 'customer', { layout: 'bare' }),
  ...tableFiles('documents'),
  list: page('list', 'customer', { offline: 'copy' }),
  'list-reminder': resource('list.ics', 'customer', { page: 'list' }),
  retail: page('retail', 'customer'),
  event: page('event', 'customer'),
  'event-print': page('event/print', 'customer'),
  'price-tags': page('price-tags', 'customer'),
  'customer-print-document-id': page('printDocument/:id', 'customer', { offline: 'copy' }),
  'price-list-pdf': resource('pdf/product-list', 'public'),
  ...tableFiles('price-list', { page: 'catalog' }),
  'document-pdf': resource('pdf/:kind/:id', 'customer'),
  'personal-discounts': page('personal-discounts', 'customer'),
  notifications: page('notifications', 'customer', { layout: 'flat' }),
  'unread-count': resource('notifications/unread', 'customer', { page: 'notifications' }),
  profile: page('profile', 'customer'),
  'account-data': resource('account-data.json', 'customer', { page: 'profile' }),
  'delete-account': page('delete-account', 'customer', { offline: 'clear' }),
  contact: page('contact', 'public', { sitemap: true, offline: 'copy' }),
  'privacy-policy': page('privacy-policy', 'public', { sitemap: true }),
  'terms-of-use': page('terms-of-use', 'public', { sitemap: true }),
  'set-language': resource('set-language/:code', 'public', { robots: false }),
  'change-password': resource('.well-known/change-password', 'public'),
  'lite-mode': resource('light-mode', 'public'),
  slug: page('*', 'public'),
} satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof table;

export const routes: Readonly<Record<RouteName, RouteEntry>> = table;

export const routeNames = Object.keys(table) as RouteName[];

export const layoutFiles = {
  home: 'routes/layouts/home.tsx',
  default: 'routes/layouts/default.tsx',
  auth: 'routes/layouts/auth.tsx',
  flat: 'routes/layouts/flat.tsx',
} as const satisfies Partial<Record<Layout, string>>;
