import { RemixServer } from '@remix-run/react';
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Context = ComponentProps<typeof RemixServer>['context'];

/** For unit tests: HTML of an element inside Remix's router. */
export function renderPage(element: ReactElement, path = '/'): string {
  const context: Context = {
    manifest: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        page: {
          id: 'page',
          path: '*',
          module: '/page.js',
          hasAction: false,
          hasLoader: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      },
    },
    routeModules: { page: { default: () => element } },
    staticHandlerContext: {
      basename: '',
      location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
      matches: [{ params: {}, pathname: path, pathnameBase: '/', route: { id: 'page', path: '*' } }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
    serializeError: () => ({ message: 'no error is expected here' }),
    renderMeta: {},
  };
  return renderToStaticMarkup(<RemixServer context={context} url={`http://portal.test${path}`} />);
}
