import manifest from 'virtual:remix/server-manifest';
import type { LinksFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useLoaderData,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTagManager } from './browser/analytics/tag-manager';
import { tagManagerId } from './bff/http/tag-manager-id.server';
import { accountKey } from './bff/auth/account-key.server';
import { apiRedirect } from './bff/http/api-redirects.server';
import { consumeFlash, type Flash } from './bff/http/flash.server';
import type { RequestContext } from './bff/context.server';
import { formModules } from './bff/http/form-modules.server';
import { useNonce } from './bff/http/nonce';
import { revalidateOnSuccess } from './bff/http/revalidate';
import { publicLoader } from './bff/route-handlers.server';
import { useServerClock } from './browser/server-clock';
import { noteLoading } from './browser/network/page-loading';
import { useReloadOnNetworkError } from './browser/network/use-reload-on-network-error';
import { useErrorReport } from './browser/errors/use-error-report';
import { useDeployments } from './browser/deploy/follow-deployments';
import { useLostChunks } from './browser/deploy/lost-chunks';
import { deviceClassOfRequest } from './browser/device/device-class';
import { useMissedHash } from './browser/use-missed-hash';
import { useDeviceAttribute } from './browser/device/device-attribute';
import { BareErrorPage } from './features/errors/error-page';
import { languageSettings } from './i18n/languages';
import { alternateLinks } from './features/seo/alternates';
import { linksFor } from './routing/links';
import { useLanguage } from './use-links';
import { loadNativeView } from './native/native-view.server';
import { allowsSnapshots, userHash } from './bff/http/offline-copies.server';
import { useOfflineSnapshots } from './browser/offline/use-offline-snapshots';
import { PageStyles } from './styles/page-styles';
import { RouteAnnouncer } from './ui/route-announcer';
import { useHydratedAttribute } from './ui/hydrated-attribute';
import { useRestoreTyping } from './ui/forms/typing-before-hydration';

/** Fetched inside the native app only. */
const NativeSide = lazy(() => import('./native/native-side'));

export const handle = { i18n: ['common', 'errors', 'layout'] };

export const shouldRevalidate: ShouldRevalidateFunction = (args) => {
  noteLoading(args);
  return revalidateOnSuccess(args);
};

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const loader = publicLoader(async ({ ctx, request }) => {
  const [flash, moved, native] = await Promise.all([
    consumeFlash(ctx, request),
    apiRedirect(ctx, request),
    loadNativeView(ctx, request),
  ]);
  if (moved && !native?.update) throw moved;
  const { pathname, search } = new URL(request.url);
  const { titlePrefix } = ctx;
  const page = {
    alternates: alternateLinks(ctx.origin, pathname, search),
    shopName: ctx.shopName,
    isLite: ctx.isLite,
    device: deviceClassOfRequest(request.headers),
    tagManager: tagManagerId(ctx, request),
    flash: topMessage(ctx, flash?.message),
    owner: userHash(ctx),
    ...(ctx.session.isSignedIn && {
      account: accountKey(ctx),
      formModules: formModules(manifest, ctx.language),
      now: Date.now(),
    }),
    ...(!allowsSnapshots(ctx, request) && { isUncopied: true }),
    ...(titlePrefix !== undefined && { titlePrefix }),
    ...(native && { native }),
  };
  return flash ? data(page, { headers: { 'set-cookie': flash.cookie } }) : page;
});

/** The message of the form before, or what the API said against the form of this document. */
function topMessage({ apiError, requestId: id }: RequestContext, flash: Flash | undefined) {
  if (flash) return { ...flash, id };
  return apiError === undefined ? null : { text: apiError, variant: 'destructive' as const, id };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = useLanguage();
  const page = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={languageSettings[language].htmlTag}
      data-language={language}
      data-device={page?.device}
      data-light={page?.isLite ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0d3324" />
        {page?.native?.update ? <title>{page.native.update.title}</title> : <Meta />}
        {page?.alternates.map((link) => (
          <link key={link.hrefLang ?? link.rel} {...link} />
        ))}
        <link rel="manifest" href={linksFor(language).path('/manifest.webmanifest')} />
        <PageStyles />
        <Links />
      </head>
      <body>
        {children}
        {nonce !== null && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { owner, isUncopied, tagManager } = useLoaderData<typeof loader>();
  useHydratedAttribute();
  useMissedHash();
  useDeviceAttribute();
  useDeployments();
  useServerClock();
  useOfflineSnapshots(isUncopied ? null : owner);
  useTagManager(tagManager);
  return (
    <>
      <RouteAnnouncer />
      <LostChunks />
      <InApp>
        <Outlet />
        <TypingBeforeHydration />
      </InApp>
    </>
  );
}

/** On its own, since each navigation renders it again. */
function LostChunks() {
  useLostChunks();
  return null;
}

/** After the page, whose fields it fills in. */
function TypingBeforeHydration() {
  useRestoreTyping();
  return null;
}

/** The last resort, for a failure of the frame itself; a failing page keeps its frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  useReloadOnNetworkError(error);
  useErrorReport(error);
  return (
    <InApp>
      <BareErrorPage error={error} />
    </InApp>
  );
}

/** Inside the native app its side of the page runs beside it, or stands in its place where the app is too old. */
function InApp({ children }: { children: ReactNode }) {
  const native = useRouteLoaderData<typeof loader>('root')?.native;
  if (!native) return children;
  return (
    <>
      <Suspense>
        <NativeSide view={native} />
      </Suspense>
      {!native.update && children}
    </>
  );
}
