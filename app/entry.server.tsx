import { randomBytes } from 'node:crypto';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { tagManagerId } from './analytics/tag-manager.server';
import { NonceContext } from './bff/nonce';
import { contentSecurityPolicy, dropRepeatedCookies, setCachePolicy, tellWhenAgain } from './bff/page-response.server';
import { openPortal, portal } from './bff/portal.server';
import { RequestIdContext } from './bff/request-id';
import { scopeOf } from './bff/scope.server';
import { sealScripts, sharedPageKey } from './bff/shared-page.server';
import { writePage } from './bff/write-page.server';
import { i18nOf } from './i18n/i18n.server';
import { languageNames } from './i18n/languages';
import { messageUrl } from './i18n/message-files';
import { sharedNamespace } from './i18n/namespaces';
import { storeOrigins } from './native/required-update.server';
import { deferScripts } from './scripts/late-scripts.server';
import { WrittenStyles } from './styles/page-styles';
import { writtenStyles } from './styles/written-styles.server';
import { SHARED_PAGE_MARK, type AppEntry } from '~server/http/app-entry';

export const appEntry: AppEntry = { openPortal, sharedPageKey };

/** Remix's longest wait for promises in a page's data, ms. There are none, and its timer would hold on to every answer for as long. */
export const streamTimeout = 0;
/** Longer than any page waits for the API, so that a page is never cut off before its own failure page. */
export const longestWait = 20_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const scope = await scopeOf({ request, context });
  const { language } = scope;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', languageNames[language].htmlTag);
  headers.append('vary', 'Save-Data');
  const hasTagManager = !scope.isLight && tagManagerId(scope, request) !== null;
  dropRepeatedCookies(headers);
  setCachePolicy(request, headers);
  tellWhenAgain(status, headers, remixContext.staticHandlerContext.errors);
  // Of a page that lacks something the next visitor gets a new one.
  const { isWhole } = scope.gaps;
  const isShared =
    status === 200 &&
    isWhole &&
    !hasTagManager &&
    !headers.has('set-cookie') &&
    sharedPageKey((name) => request.headers.get(name)) !== null;
  if (isShared) headers.set(SHARED_PAGE_MARK, 'true');
  const nonce = randomBytes(16).toString('base64');
  // Whoever sends no cookie has most likely not seen the portal yet, and has no style sheet of it either.
  const isNew = isShared && !request.headers.get('cookie');
  const styles = import.meta.env.PROD && isNew && !scope.isLight ? writtenStyles : null;
  const written = await writePage(
    <NonceContext.Provider value={scope.isLight ? null : nonce}>
      <I18nextProvider i18n={i18nOf(language)}>
        <WrittenStyles.Provider value={styles?.text ?? null}>
          <RequestIdContext.Provider value={scope.requestId}>
            <RemixServer context={remixContext} url={request.url} abortDelay={longestWait} nonce={nonce} />
          </RequestIdContext.Provider>
        </WrittenStyles.Provider>
      </I18nextProvider>
    </NonceContext.Provider>,
    {
      onError: (error) => portal().log.error({ requestId: scope.requestId, err: error }, 'render failed'),
      limitMs: longestWait,
    },
  );
  const messages = namespacesOf(remixContext).map((namespace) => messageUrl(language, namespace));
  const page = scope.isLight ? written : deferScripts(written, { nonce, messages });
  const sealed = isShared ? sealScripts(page, nonce) : null;
  const html = sealed?.html ?? page;
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(sealed ?? { nonce }, {
      hasTagManager,
      formTargets: storeOrigins(scope, request),
      styleHash: styles?.hash,
    }),
  );
  if (!context.takesPages) return new Response(html, { headers, status });
  context.page = Buffer.from(html);
  return new Response(null, { headers, status });
}

/** Namespaces of the messages that the page's routes name, and the one that all share. */
function namespacesOf({ routeModules, staticHandlerContext }: EntryContext): string[] {
  const named = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const handle: unknown = routeModules[id]?.handle;
    return typeof handle === 'object' && handle !== null && 'i18n' in handle ? [handle.i18n].flat() : [];
  });
  return [...new Set([sharedNamespace, ...named.map(String)])];
}

export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  dropRepeatedCookies(response.headers);
  setCachePolicy(request, response.headers);
  return response;
}

/** A thrown answer is no fault, and what led to it is logged where it happened; this is for what nobody expected. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  portal().log.error(
    { requestId: context.requestId, path: new URL(request.url).pathname, err: error },
    'unexpected error',
  );
}
