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
} from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTagManager } from './analytics/tag-manager';
import { tagManagerId } from './analytics/tag-manager.server';
import { accountKey } from './bff/account-key.server';
import { apiRedirect } from './bff/api-redirects.server';
import { takeFlash } from './bff/flash.server';
import { useNonce } from './bff/nonce';
import { publicLoader } from './bff/route-handlers.server';
import { useReloadOnNetworkError } from './browser/network/use-reload-on-network-error';
import { useDeployments } from './deployment/follow-deployments';
import { deviceClassOfRequest } from './device/device-class';
import { useDeviceMark } from './device/device-mark';
import { BareErrorPage } from './features/errors/error-page';
import { languageNames } from './i18n/languages';
import { alternateLinks } from './i18n/alternates';
import { linksFor } from './links';
import { useLanguage } from './links-hook';
import { nativeView } from './native/native-view.server';
import { keepsCopies, pageOwner } from './pwa/copy-owner.server';
import { useOfflineCopies } from './pwa/offline-copies';
import { PageStyles } from './styles/page-styles';
import { PageTeller } from './ui/page-teller';
import { useReadyMark } from './ui/ready-mark';
import { useTypingBeforeHydration } from './ui/typing-before-hydration';

/** Fetched inside the native app only. */
const NativeSide = lazy(() => import('./native/native-side'));

export const handle = { i18n: ['words', 'errors', 'shell'] };

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const loader = publicLoader(async ({ scope, request }) => {
  const [flash, moved, native] = await Promise.all([
    takeFlash(scope, request),
    apiRedirect(scope, request),
    nativeView(scope, request),
  ]);
  if (moved && !native?.update) throw moved;
  const { pathname, search } = new URL(request.url);
  const { titleMark } = scope;
  const page = {
    alternates: alternateLinks(scope.origin, pathname, search),
    shopName: scope.portal.env.shopName,
    isLight: scope.isLight,
    device: deviceClassOfRequest(request.headers),
    tagManager: tagManagerId(scope, request),
    flash: flash && { ...flash.message, id: scope.requestId },
    owner: pageOwner(scope),
    buildId: manifest.version,
    ...(scope.session.isSignedIn && { account: accountKey(scope) }),
    ...(!keepsCopies(scope, request) && { isUncopied: true }),
    ...(titleMark !== undefined && { titleMark }),
    ...(native && { native }),
  };
  return flash ? data(page, { headers: { 'set-cookie': flash.cookie } }) : page;
});

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const language = useLanguage();
  const page = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={languageNames[language].htmlTag}
      data-language={language}
      data-device={page?.device}
      data-light={page?.isLight ? '' : undefined}
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
  const { owner, isUncopied, tagManager, buildId } = useLoaderData<typeof loader>();
  useReadyMark();
  useDeviceMark();
  useDeployments(buildId);
  useOfflineCopies(isUncopied ? null : owner);
  useTagManager(tagManager);
  return (
    <>
      <PageTeller />
      <InApp>
        <Suspense>
          <Outlet />
          <TypingBeforeHydration />
        </Suspense>
      </InApp>
    </>
  );
}

/** Beside the page, with which it becomes live. */
function TypingBeforeHydration() {
  useTypingBeforeHydration();
  return null;
}

/** The last resort, for a failure of the frame itself; a failing page keeps its frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  useReloadOnNetworkError(error);
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
