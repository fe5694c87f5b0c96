import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageSettings } from '~/i18n/languages';
import styles from '~/styles/app.css?url';
import { buttonClass } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { isFailureView, type FailureView } from '~/browser/network/error-view';
import { contentSecurityPolicy } from '../http/page-headers.server';
import { isDataResponse } from '../commit-session.server';
import { customerLoader, publicAction, publicLoader, type RouteArgs } from '../route-handlers.server';
import { getRequestContext, type RequestContext } from '../context.server';

type FileHandler = (args: RouteArgs) => Promise<Response>;

/** Loaders of routes without a page, such as files; a failure is a plain page of its status. */
export const publicFile = (handle: FileHandler) => serveFile(publicLoader(handle));
export const customerFile = (handle: FileHandler) => serveFile(customerLoader(handle));

/** As {@link publicFile}, for forms; a script gets the failure itself. */
export function publicFileAction<T>(handle: (args: RouteArgs) => Promise<T>) {
  const act = publicAction(handle);
  return async (args: ActionFunctionArgs): ReturnType<typeof act> => {
    try {
      return await act(args);
    } catch (thrown) {
      const failure = failureIn(thrown);
      if (!failure || !asksForPage(args.request)) throw thrown;
      throw fileErrorResponse(await getRequestContext(args), failure.view, new Headers(failure.headers));
    }
  };
}

function asksForPage({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

export function privateFile(contentType: string, disposition: string): Headers {
  return new Headers({
    'content-type': contentType,
    'content-disposition': disposition,
    'cache-control': 'private, no-store',
  });
}

function serveFile(load: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    try {
      return await load(args);
    } catch (thrown) {
      const failure = failureIn(thrown);
      if (!failure) throw thrown;
      return fileErrorResponse(await getRequestContext(args), failure.view, new Headers(failure.headers));
    }
  };
}

function failureIn(thrown: unknown): { view: FailureView; headers: HeadersInit | undefined } | null {
  return isDataResponse(thrown) && isFailureView(thrown.data)
    ? { view: thrown.data, headers: thrown.init?.headers }
    : null;
}

function fileErrorResponse(ctx: RequestContext, view: FailureView, headers: Headers): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy({ scriptHashes: [] }));
  headers.set('cache-control', 'private, no-store');
  return new Response(`<!doctype html>${renderToStaticMarkup(<FailedFile ctx={ctx} view={view} />)}`, {
    status: view.status,
    headers,
  });
}

function FailedFile({ ctx: { t, links, language, requestId }, view }: { ctx: RequestContext; view: FailureView }) {
  return (
    <html lang={languageSettings[language].htmlTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{view.title}</title>
        <meta name="description" content={view.description} />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main className="px-4">
          <EmptyState
            picture={view.kind === 'notFound' ? 'lost-page' : 'no-connection'}
            title={view.title}
            action={
              <a href={links.to('index')} className={buttonClass()}>
                {t('common:home')}
              </a>
            }
          >
            <p>{view.description}</p>
            <p className="mt-4 break-words text-small">
              {`${t('errors:statusCode', { status: view.status })} · ${t('errors:requestId')} ${requestId}`}
            </p>
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
