/** Who may open a page: everyone, only visitors (a customer is sent home), only customers (a visitor signs in first). */
export type Access = 'public' | 'visitor' | 'customer';

/** The frame around a page; `bare` pages bring their own or are no pages at all. */
export type Layout = 'home' | 'default' | 'auth' | 'flat' | 'bare';

export interface RouteEntry {
  /** Path without language prefix and leading slash; `:name` marks a parameter, a last `*` takes the rest. */
  readonly path: string;
  /** Module under `app/`. */
  readonly file: string;
  readonly layout: Layout;
  readonly access: Access;
}

/**
 * THE table of pages (specification, section 2). Each entry exists in three language variants. Keys are the route
 * names the product uses; links are written from them by `links.ts`, never by hand.
 */
export const routes = {
  index: { path: '', file: 'routes/home.tsx', layout: 'home', access: 'public' },
  login: { path: 'login', file: 'routes/login.tsx', layout: 'auth', access: 'visitor' },
  register: { path: 'register', file: 'routes/register.tsx', layout: 'auth', access: 'visitor' },
  forgotPassword: { path: 'forgotPassword', file: 'routes/forgot-password.tsx', layout: 'auth', access: 'visitor' },
  becomeClient: { path: 'becomeClient', file: 'routes/become-client.tsx', layout: 'auth', access: 'visitor' },
  logout: { path: 'logout', file: 'routes/logout.tsx', layout: 'auth', access: 'public' },
  catalog: { path: 'catalog', file: 'routes/catalog.tsx', layout: 'default', access: 'public' },
  'catalog-id': { path: 'catalog/:id', file: 'routes/catalog-id.tsx', layout: 'default', access: 'public' },
  category: { path: 'categories/*', file: 'routes/category.tsx', layout: 'default', access: 'public' },
  product: { path: 'product/:id', file: 'routes/product.tsx', layout: 'default', access: 'public' },
  search: { path: 'search', file: 'routes/search.tsx', layout: 'default', access: 'public' },
  'search-suggestions': {
    path: 'search-suggestions',
    file: 'routes/resources/search-suggestions.ts',
    layout: 'bare',
    access: 'public',
  },
  'quick-order': { path: 'quick-order', file: 'routes/quick-order.tsx', layout: 'default', access: 'customer' },
  checkout: { path: 'checkout', file: 'routes/checkout.tsx', layout: 'default', access: 'customer' },
  'checkout-csv': {
    path: 'checkout.csv',
    file: 'routes/resources/checkout-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'checkout-xlsx': {
    path: 'checkout.xlsx',
    file: 'routes/resources/checkout-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'checkout-success': {
    path: 'checkout/success',
    file: 'routes/checkout-success.tsx',
    layout: 'default',
    access: 'customer',
  },
  'checkout-later': {
    path: 'checkout/later',
    file: 'routes/checkout-later.tsx',
    layout: 'default',
    access: 'customer',
  },
  favourites: { path: 'favourites', file: 'routes/favourites.tsx', layout: 'default', access: 'public' },
  'favourite-mark': {
    path: 'favourites/mark',
    file: 'routes/resources/toggle-favourite.ts',
    layout: 'bare',
    access: 'public',
  },
  'cart-link': { path: 'cart-link', file: 'routes/cart-link.tsx', layout: 'default', access: 'public' },
  cart: { path: 'cart', file: 'routes/cart.ts', layout: 'bare', access: 'customer' },
  'cart-drawer': { path: 'cart/drawer', file: 'routes/resources/cart-drawer.ts', layout: 'bare', access: 'customer' },
  orders: { path: 'orders', file: 'routes/orders.tsx', layout: 'default', access: 'customer' },
  preorders: { path: 'preorders', file: 'routes/preorders.tsx', layout: 'default', access: 'customer' },
  history: { path: 'history', file: 'routes/history.tsx', layout: 'default', access: 'customer' },
  'history-csv': { path: 'history.csv', file: 'routes/resources/history-file.ts', layout: 'bare', access: 'customer' },
  'history-xlsx': {
    path: 'history.xlsx',
    file: 'routes/resources/history-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  debts: { path: 'debts', file: 'routes/debts.tsx', layout: 'default', access: 'customer' },
  'debts-csv': { path: 'debts.csv', file: 'routes/resources/debts-file.ts', layout: 'bare', access: 'customer' },
  'debts-xlsx': { path: 'debts.xlsx', file: 'routes/resources/debts-file.ts', layout: 'bare', access: 'customer' },
  spending: { path: 'spending', file: 'routes/spending.tsx', layout: 'default', access: 'customer' },
  'spending-csv': {
    path: 'spending.csv',
    file: 'routes/resources/spending-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'spending-xlsx': {
    path: 'spending.xlsx',
    file: 'routes/resources/spending-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'repeat-order': { path: 'orders/repeat/:id', file: 'routes/repeat-order.tsx', layout: 'default', access: 'customer' },
  'order-calendar': {
    path: 'orders/calendar/:id',
    file: 'routes/resources/order-calendar.ts',
    layout: 'bare',
    access: 'customer',
  },
  delivered: {
    path: 'orders/delivered/:id',
    file: 'routes/order-vs-invoice.tsx',
    layout: 'default',
    access: 'customer',
  },
  papers: { path: 'papers', file: 'routes/document-bundle.tsx', layout: 'default', access: 'customer' },
  'papers-print': {
    path: 'papers/print',
    file: 'routes/document-bundle-print.tsx',
    layout: 'bare',
    access: 'customer',
  },
  'papers-csv': {
    path: 'papers.csv',
    file: 'routes/resources/document-bundle-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'papers-xlsx': {
    path: 'papers.xlsx',
    file: 'routes/resources/document-bundle-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  restock: { path: 'restock', file: 'routes/restock.tsx', layout: 'default', access: 'customer' },
  retail: { path: 'retail', file: 'routes/retail.tsx', layout: 'default', access: 'customer' },
  holidays: { path: 'holidays', file: 'routes/holidays.tsx', layout: 'default', access: 'customer' },
  event: { path: 'event', file: 'routes/event.tsx', layout: 'default', access: 'customer' },
  'event-print': { path: 'event/print', file: 'routes/event-print.tsx', layout: 'default', access: 'customer' },
  'price-tags': { path: 'price-tags', file: 'routes/price-tags.tsx', layout: 'default', access: 'customer' },
  templates: { path: 'templates', file: 'routes/templates.tsx', layout: 'default', access: 'customer' },
  'new-template': { path: 'templates/new', file: 'routes/new-template.tsx', layout: 'default', access: 'customer' },
  template: { path: 'templates/:id', file: 'routes/template.tsx', layout: 'default', access: 'customer' },
  'customer-print-document-id': {
    path: 'printDocument/:id',
    file: 'routes/print-document.tsx',
    layout: 'default',
    access: 'customer',
  },
  'price-list-pdf': {
    path: 'pdf/product-list',
    file: 'routes/resources/price-list-pdf.ts',
    layout: 'bare',
    access: 'public',
  },
  'price-list-csv': {
    path: 'price-list.csv',
    file: 'routes/resources/price-list-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'price-list-xlsx': {
    path: 'price-list.xlsx',
    file: 'routes/resources/price-list-file.ts',
    layout: 'bare',
    access: 'customer',
  },
  'document-pdf': {
    path: 'pdf/:kind/:id',
    file: 'routes/resources/document-pdf.ts',
    layout: 'bare',
    access: 'customer',
  },
  'personal-discounts': {
    path: 'personal-discounts',
    file: 'routes/personal-discounts.tsx',
    layout: 'default',
    access: 'customer',
  },
  notifications: { path: 'notifications', file: 'routes/notifications.tsx', layout: 'flat', access: 'customer' },
  unread: {
    path: 'notifications/unread',
    file: 'routes/resources/unread-count.ts',
    layout: 'bare',
    access: 'customer',
  },
  profile: { path: 'profile', file: 'routes/profile.tsx', layout: 'default', access: 'customer' },
  'delete-account': {
    path: 'delete-account',
    file: 'routes/delete-account.tsx',
    layout: 'default',
    access: 'customer',
  },
  contact: { path: 'contact', file: 'routes/contact.tsx', layout: 'default', access: 'public' },
  'privacy-policy': { path: 'privacy-policy', file: 'routes/privacy-policy.tsx', layout: 'default', access: 'public' },
  'terms-of-use': { path: 'terms-of-use', file: 'routes/terms-of-use.tsx', layout: 'default', access: 'public' },
  'set-language': {
    path: 'set-language/:code',
    file: 'routes/resources/set-language.ts',
    layout: 'bare',
    access: 'public',
  },
  'change-password': {
    path: '.well-known/change-password',
    file: 'routes/change-password.ts',
    layout: 'bare',
    access: 'public',
  },
  'light-mode': { path: 'light-mode', file: 'routes/resources/lite-mode.ts', layout: 'bare', access: 'public' },
  slug: { path: '*', file: 'routes/slug.tsx', layout: 'default', access: 'public' },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routes;

/** Layouts that wrap pages, and their modules. */
export const layoutFiles = {
  home: 'routes/layouts/home.tsx',
  default: 'routes/layouts/default.tsx',
  auth: 'routes/layouts/auth.tsx',
  flat: 'routes/layouts/flat.tsx',
} as const satisfies Partial<Record<Layout, string>>;
