import { Outlet, useLocation, useMatches, useRouteError, useSearchParams, useRouteLoaderData } from '@remix-run/react';
import { joinGaps } from '~/bff/gaps';
import { useReloadOnNetworkError } from '~/browser/network/use-reload-on-network-error';
import { BannedPage, BareErrorPage, ErrorPage } from '~/features/errors/error-page';
import { GapsNotice } from '~/features/errors/gaps-notice';
import { NetworkNotice } from '~/features/errors/network-notice';
import { LightSwitch } from '~/features/shell/light-switch';
import { FlashMessage } from '~/features/shell/flash-message';
import { Shell, type ShellLayout } from '~/features/shell/shell';
import { shellLinks } from '~/features/shell/shell-links';
import type { ShellPlace, ShellSection, ShellView } from '~/features/shell/shell-view';
import { inLanguage, languageNames, languages } from '~/i18n/languages';
import { useLanguage, useLinks, useOwnAddress } from '~/links-hook';
import type { loader as rootLoader } from '~/root';
import { FormKeyContext } from '~/ui/form-key';
import { HeartForm } from '~/ui/heart-button';
import type { frameLoader } from './frame.server';
import { useCartDrawer } from './use-cart-drawer';
import { useOptimisticCart } from './use-optimistic-cart';
import { useUnread } from './use-unread';

/** A page in its frame. */
export function FramedPage({ layout }: { layout: ShellLayout }) {
  const view = useShellView(layout);
  const isOpenToBanned = useMatches().some(({ handle }) => isOpenHandle(handle));
  const { onCart, drawer, isOpen } = useCartDrawer(view?.cart?.count ?? 0);
  if (!view) return <Outlet />;
  return (
    <FormKeyContext.Provider value={view.formKey}>
      <Shell
        layout={layout}
        view={view}
        message={<Messages isElsewhere={isOpen} />}
        lightSwitch={<LightMode />}
        onCart={onCart}
      >
        {view.isBanned && !isOpenToBanned ? <BannedPage /> : <Outlet />}
        {drawer}
      </Shell>
      {layout !== 'auth' && layout !== 'flat' && <Hearts />}
    </FormKeyContext.Provider>
  );
}

/** A page that failed, in the frame it would have had. */
export function FramedError({ layout }: { layout: ShellLayout }) {
  const view = useShellView(layout);
  const error = useRouteError();
  useReloadOnNetworkError(error);
  if (!view) return <BareErrorPage error={error} />;
  return (
    <Shell layout={layout} view={view} message={<LastMessage />} lightSwitch={<LightMode />}>
      <ErrorPage error={error} />
    </Shell>
  );
}

/** What the hearts of the page belong to. */
function Hearts() {
  return <HeartForm action={useLinks().to('favourite-mark')} to={useOwnAddress()} />;
}

function LightMode() {
  const light = useRouteLoaderData<typeof rootLoader>('root')?.isLight ?? false;
  return <LightSwitch light={light} action={useLinks().to('light-mode')} to={useOwnAddress()} />;
}

function LastMessage(props: { carrier?: string | undefined; isElsewhere?: boolean }) {
  return (
    <>
      <FlashMessage flash={useRouteLoaderData<typeof rootLoader>('root')?.flash ?? null} {...props} />
      {!props.isElsewhere && <NetworkNotice />}
    </>
  );
}

/** The last message, and what the frame and its page together lack. */
function Messages({ isElsewhere }: { isElsewhere: boolean }) {
  const pages = useMatches().map(({ data }) => data);
  return (
    <>
      <LastMessage carrier={carrierOf(pages.at(-1))} isElsewhere={isElsewhere} />
      <GapsNotice gaps={joinGaps(pages)} />
    </>
  );
}

/** The frame's data, with what only the address of the moment can tell. */
function useShellView(layout: ShellLayout): (ShellView & { readonly formKey: string | null }) | null {
  const language = useLanguage();
  const data = useRouteLoaderData<typeof frameLoader>(`${language}/layout-${layout}`);
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const links = useLinks();
  const unread = useUnread(data?.customer?.unread, data);
  const cart = useOptimisticCart(data?.cart ?? null);
  if (!data) return null;
  return {
    ...data,
    links: shellLinks(links),
    customer: data.customer && { ...data.customer, unread },
    cart,
    languages: languages.map((code) => ({
      code,
      name: languageNames[code].name,
      short: languageNames[code].short,
      href: links.to('set-language', { code }, { to: inLanguage(pathname, code) + search }),
      current: code === language,
    })),
    place: placeOf(pathname.toLowerCase(), data.categories, links.to('category')),
    query: params.get('q') ?? '',
  };
}

/** Where among the sections a page is, by its path in lower case; `sections` is the path above them all. */
function placeOf(path: string, categories: readonly ShellSection[], sections: string): ShellPlace {
  const idsOf = (isMeant: (href: string) => boolean) =>
    categories.filter(({ href }) => isMeant(href)).map(({ id }) => id);
  return {
    within: idsOf((href) => path === href || path.startsWith(`${href}/`)),
    // A home page is above every section, and of none.
    under: path.startsWith(sections) ? idsOf((href) => href.startsWith(`${path}/`)) : [],
  };
}

/** The form that a page says must not lose what is chosen in it. */
function carrierOf(page: unknown): string | undefined {
  return typeof page === 'object' && page !== null && 'carrier' in page && typeof page.carrier === 'string'
    ? page.carrier
    : undefined;
}

function isOpenHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'openToBanned' in handle;
}
