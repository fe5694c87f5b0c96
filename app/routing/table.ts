/** Who may open a page: everyone, only visitors (a customer is sent home), only customers (a visitor signs in first). */
export type Access = 'public' | 'visitor' | 'customer';

/** The frame around a page; `bare` pages bring their own or are no pages at all. */
export type Layout = 'home' | 'default' | 'auth' | 'flat' | 'bare';

/** A row of the table: all that is said of a page outside its own module. */
export interface RouteEntry {
  /** Path without language prefix and leading slash; `:name` marks a parameter, a last `*` takes the rest. */
  readonly path: string;
  /** Module under `app/`. */
  readonly file: string;
  readonly layout: Layout;
  readonly access: Access;
  /** Listed in the sitemap. */
  readonly sitemap?: true;
  /** Public, but kept from search engines. */
  readonly robots?: false;
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
type Columns = Partial<Omit<RouteEntry, 'path' | 'file' | 'access'>>;

function page(path: string, module: string, access: Access, columns: Columns = {}): RouteEntry {
  return { path, file: `routes/${module}.tsx`, layout: 'default', access, ...columns };
}

function resource(path: string, module: string, access: Access, columns: Columns = {}): RouteEntry {
  return { path, file: `routes/resources/${module}.ts`, layout: 'bare', access, ...columns };
}

/** The two files of what a page shows. */
function tableFiles<Name extends string>(name: Name, module: string, columns: Columns = {}) {
  const file = (extension: string) =>
    resource(`${name}.${extension}`, `${module}-file`, 'customer', { page: name, ...columns });
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
  index: page('', 'home', 'public', { layout: 'home', sitemap: true, offline: 'copy' }),
  login: page('login', 'login', 'visitor', { layout: 'auth', offline: 'clear' }),
  register: page('register', 'register', 'visitor', { layout: 'auth', offline: 'clear' }),
  forgotPassword: page('forgotPassword', 'forgot-password', 'visitor', { layout: 'auth' }),
  becomeClient: page('becomeClient', 'become-client', 'visitor', { layout: 'auth', sitemap: true }),
  logout: page('logout', 'logout', 'public', { layout: 'auth', robots: false, offline: 'clear' }),
  catalog: page('catalog', 'catalog', 'public', { sitemap: true, canonical: ['page'], offline: 'copy', goods: true }),
  'catalog-id': page('catalog/:id', 'catalog-id', 'public', { canonical: ['page'], offline: 'copy', goods: true }),
  category: page('categories/*', 'category', 'public', { canonical: ['page'], offline: 'copy', goods: true }),
  product: page('product/:id', 'product', 'public', { offline: 'copy', goods: true }),
  search: page('search', 'search', 'public', { robots: false, canonical: ['q', 'page'], offline: 'copy', goods: true }),
  'search-suggestions': resource('search-suggestions', 'search-suggestions', 'public'),
  'quick-order': page('quick-order', 'quick-order', 'customer', { takesFiles: true }),
  checkout: page('checkout', 'checkout', 'customer', { offline: 'copy', isOrdering: true }),
  ...tableFiles('checkout', 'checkout', { isOrdering: true }),
  'checkout-success': page('checkout/success', 'checkout-success', 'customer', { isOrdering: true }),
  'checkout-later': page('checkout/later', 'checkout-later', 'customer', { isOrdering: true }),
  favourites: page('favourites', 'favourites', 'public', { robots: false }),
  'favourite-mark': resource('favourites/mark', 'toggle-favourite', 'public'),
  'cart-link': page('cart-link', 'cart-link', 'public', { robots: false, canonical: ['l'] }),
  cart: resource('cart', 'cart', 'customer'),
  'cart-drawer': resource('cart/drawer', 'cart-drawer', 'customer', { page: 'checkout' }),
  orders: page('orders', 'orders', 'customer', { offline: 'copy' }),
  preorders: page('preorders', 'preorders', 'customer', { offline: 'copy' }),
  history: page('history', 'history', 'customer', { offline: 'copy' }),
  ...tableFiles('history', 'history'),
  debts: page('debts', 'debts', 'customer'),
  ...tableFiles('debts', 'debts'),
  spending: page('spending', 'spending', 'customer'),
  ...tableFiles('spending', 'spending'),
  'repeat-order': page('orders/repeat/:id', 'repeat-order', 'customer'),
  'order-calendar': resource('orders/calendar/:id', 'order-calendar', 'customer', { page: 'orders' }),
  delivered: page('orders/delivered/:id', 'order-vs-invoice', 'customer', { offline: 'copy' }),
  papers: page('papers', 'document-bundle', 'customer', { offline: 'copy' }),
  'papers-print': page('papers/print', 'document-bundle-print', 'customer', { layout: 'bare' }),
  ...tableFiles('papers', 'document-bundle'),
  restock: page('restock', 'restock', 'customer'),
  retail: page('retail', 'retail', 'customer'),
  holidays: page('holidays', 'holidays', 'customer'),
  event: page('event', 'event', 'customer'),
  'event-print': page('event/print', 'event-print', 'customer'),
  'price-tags': page('price-tags', 'price-tags', 'customer'),
  templates: page('templates', 'templates', 'customer'),
  'new-template': page('templates/new', 'new-template', 'customer'),
  template: page('templates/:id', 'template', 'customer'),
  'customer-print-document-id': page('printDocument/:id', 'print-document', 'customer', { offline: 'copy' }),
  'price-list-pdf': resource('pdf/product-list', 'price-list-pdf', 'public'),
  ...tableFiles('price-list', 'price-list', { page: 'catalog' }),
  'document-pdf': resource('pdf/:kind/:id', 'document-pdf', 'customer'),
  'personal-discounts': page('personal-discounts', 'personal-discounts', 'customer'),
  notifications: page('notifications', 'notifications', 'customer', { layout: 'flat' }),
  unread: resource('notifications/unread', 'unread-count', 'customer', { page: 'notifications' }),
  profile: page('profile', 'profile', 'customer'),
  'delete-account': page('delete-account', 'delete-account', 'customer', { offline: 'clear' }),
  contact: page('contact', 'contact', 'public', { sitemap: true, offline: 'copy' }),
  'privacy-policy': page('privacy-policy', 'privacy-policy', 'public', { sitemap: true }),
  'terms-of-use': page('terms-of-use', 'terms-of-use', 'public', { sitemap: true }),
  'set-language': resource('set-language/:code', 'set-language', 'public', { robots: false }),
  'change-password': resource('.well-known/change-password', 'change-password', 'public'),
  'light-mode': resource('light-mode', 'lite-mode', 'public'),
  slug: page('*', 'slug', 'public'),
} satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof table;

export const routes: Readonly<Record<RouteName, RouteEntry>> = table;

export const routeNames = Object.keys(table) as RouteName[];

/** Layouts that wrap pages, and their modules. */
export const layoutFiles = {
  home: 'routes/layouts/home.tsx',
  default: 'routes/layouts/default.tsx',
  auth: 'routes/layouts/auth.tsx',
  flat: 'routes/layouts/flat.tsx',
} as const satisfies Partial<Record<Layout, string>>;
