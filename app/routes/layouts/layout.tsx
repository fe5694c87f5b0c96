import { Outlet, useLocation, useMatches, useRouteError, useSearchParams, useRouteLoaderData } from '@remix-run/react';
import type { DegradationView } from '~/bff/degradation';
import { useHoldOfflineForms } from '~/browser/network/hold-offline-forms';
import { useReloadOnNetworkError } from '~/browser/network/use-reload-on-network-error';
import { useErrorReport } from '~/browser/errors/use-error-report';
import { BannedPage, BareErrorPage, ErrorPage } from '~/features/errors/error-page';
import { DegradationNotice } from '~/features/errors/degradation-notice';
import { NetworkNotice } from '~/features/errors/network-notice';
import { LiteSwitch } from '~/features/layout/lite-switch';
import { FlashMessage } from '~/features/layout/flash-message';
import { AppShell, type LayoutName } from '~/features/layout/app-shell';
import { layoutLinks } from '~/features/layout/layout-links';
import type { LayoutOrder, LayoutPlace, LayoutSection, LayoutView } from '~/features/layout/layout-view';
import { inLanguage, languageSettings, languages } from '~/i18n/languages';
import { useLanguage, useLinks, useCurrentUrl } from '~/use-links';
import type { loader as rootLoader } from '~/root';
import { FormKeyContext } from '~/ui/forms/form-key';
import { FavouriteForm } from '~/ui/forms/favourite-button';
import type { layoutLoader } from './layout.server';
import { useCartDrawer } from './use-cart-drawer';
import { useOptimisticCart } from './use-optimistic-cart';
import { useUnread } from './use-unread';

export function PageLayout({ layout }: { layout: LayoutName }) {
  const view = useLayoutView(layout);
  const matches = useMatches();
  const hasHandle = (mark: HandleMark) => matches.some(({ handle }) => hasMark(handle, mark));
  const isOpenToBanned = hasHandle('openToBanned');
  useHoldOfflineForms();
  const { onCart, drawer, isOpen } = useCartDrawer(view?.cart?.count ?? 0);
  if (!view) return <Outlet />;
  return (
    <FormKeyContext.Provider value={view.formKey}>
      <AppShell
        layout={layout}
        view={{ ...view, order: orderOf(matches.at(-1)?.data) }}
        hasProducts={hasHandle('hasProducts')}
        message={<Messages degradation={view.degradation} isElsewhere={isOpen} />}
        liteSwitch={<LiteMode />}
        onCart={onCart}
      >
        {view.isBanned && !isOpenToBanned ? <BannedPage /> : <Outlet />}
        {drawer}
      </AppShell>
      {layout !== 'auth' && layout !== 'flat' && <FavouriteForms />}
    </FormKeyContext.Provider>
  );
}

/** A page that failed, in the frame it would have had. */
export function ErrorLayout({ layout }: { layout: LayoutName }) {
  const view = useLayoutView(layout);
  const error = useRouteError();
  useReloadOnNetworkError(error);
  useErrorReport(error);
  if (!view) return <BareErrorPage error={error} />;
  return (
    <AppShell layout={layout} view={view} message={<LastMessage />} liteSwitch={<LiteMode />}>
      <ErrorPage error={error} />
    </AppShell>
  );
}

/** What the hearts of the page belong to. */
function FavouriteForms() {
  return <FavouriteForm action={useLinks().to('toggle-favourite')} to={useCurrentUrl()} />;
}

function LiteMode() {
  const lite = useRouteLoaderData<typeof rootLoader>('root')?.isLite ?? false;
  return <LiteSwitch lite={lite} action={useLinks().to('lite-mode')} to={useCurrentUrl()} />;
}

function LastMessage(props: { outerFormId?: string | undefined; isElsewhere?: boolean }) {
  return (
    <>
      <FlashMessage flash={useRouteLoaderData<typeof rootLoader>('root')?.flash ?? null} {...props} />
      {!props.isElsewhere && <NetworkNotice />}
    </>
  );
}

/** The last message, and what the frame and its page together lack. */
function Messages({ degradation, isElsewhere }: { degradation: DegradationView | null; isElsewhere: boolean }) {
  return (
    <>
      <LastMessage outerFormId={outerFormIdOf(useMatches().at(-1)?.data)} isElsewhere={isElsewhere} />
      <DegradationNotice degradation={degradation} />
    </>
  );
}

type FullView = LayoutView & { readonly formKey: string | null; readonly degradation: DegradationView | null };

/** The frame's data, with what only the address of the moment can tell. */
function useLayoutView(layout: LayoutName): FullView | null {
  const language = useLanguage();
  const data = useRouteLoaderData<typeof layoutLoader>(`${language}/layout-${layout}`);
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const links = useLinks();
  const unread = useUnread(data?.customer?.unread, data);
  const cart = useOptimisticCart(data?.cart ?? null);
  if (!data) return null;
  return {
    ...data,
    links: layoutLinks(links),
    customer: data.customer && { ...data.customer, unread },
    cart,
    languages: languages.map((code) => ({
      code,
      name: languageSettings[code].name,
      short: languageSettings[code].short,
      href: links.to('set-language', { code }, { to: inLanguage(pathname, code) + search }),
      current: code === language,
    })),
    place: placeOf(pathname.toLowerCase(), data.categories, links.to('category')),
    query: params.get('q') ?? '',
  };
}

/** Where among the sections a page is, by its path in lower case; `sections` is the path above them all. */
function placeOf(path: string, categories: readonly LayoutSection[], sections: string): LayoutPlace {
  const idsOf = (isMeant: (href: string) => boolean) =>
    categories.filter(({ href }) => isMeant(href)).map(({ id }) => id);
  return {
    within: idsOf((href) => path === href || path.startsWith(`${href}/`)),
    // A home page is above every section, and of none.
    under: path.startsWith(sections) ? idsOf((href) => href.startsWith(`${path}/`)) : [],
  };
}

/** The form that a page says must not lose what is chosen in it. */
function outerFormIdOf(page: unknown): string | undefined {
  return typeof page === 'object' && page !== null && 'outerFormId' in page && typeof page.outerFormId === 'string'
    ? page.outerFormId
    : undefined;
}

type HandleMark = 'openToBanned' | 'hasProducts';

function hasMark(handle: unknown, mark: HandleMark): boolean {
  return typeof handle === 'object' && handle !== null && mark in handle;
}

function orderOf(page: unknown): LayoutOrder | undefined {
  const formId = outerFormIdOf(page);
  if (formId === undefined || !isOrdered(page)) return undefined;
  return { formId, amount: page.orderAmount };
}

function isOrdered(page: unknown): page is { readonly orderAmount: string } {
  return typeof page === 'object' && page !== null && 'orderAmount' in page && typeof page.orderAmount === 'string';
}
