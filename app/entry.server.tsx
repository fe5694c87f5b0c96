import { randomBytes } from 'node:crypto';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { tagManagerId } from './bff/http/tag-manager-id.server';
import { NonceContext } from './bff/http/nonce';
import {
  contentSecurityPolicy,
  dedupeSetCookie,
  setCachePolicy,
  setRetryAfterHeader,
} from './bff/http/page-headers.server';
import { startServices, getServices } from './bff/services.server';
import { RequestIdContext } from './bff/http/use-request-id';
import { getRequestContext, type RequestContext } from './bff/context.server';
import { hashInlineScripts, pageCacheKey } from './bff/http/page-cache-key.server';
import { writePage } from './bff/http/render-page.server';
import { i18nOf } from './i18n/i18n.server';
import { languageSettings } from './i18n/languages';
import { messageUrl } from './i18n/message-files';
import { sharedNamespace } from './i18n/namespaces';
import { storeOrigins } from './native/required-update.server';
import { deferScripts } from './browser/boot/deferred-scripts.server';
import { WrittenStyles } from './styles/page-styles';
import { writtenStyles } from './styles/written-styles.server';
import { SHARED_PAGE_HEADER, type AppEntry } from '~server/http/app-entry';

export const appEntry: AppEntry = { buildId: import.meta.env.BUILD_ID ?? '', startServices, pageCacheKey };

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
  const ctx = await getRequestContext({ request, context });
  const { language } = ctx;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', languageSettings[language].htmlTag);
  headers.append('vary', 'Save-Data');
  const hasTagManager = !ctx.isLite && tagManagerId(ctx, request) !== null;
  dedupeSetCookie(headers);
  setCachePolicy(request, headers);
  setRetryAfterHeader(status, headers, remixContext.staticHandlerContext.errors);
  const isShared = status === 200 && !hasTagManager && isSameForAll(ctx, request, headers);
  if (isShared) headers.set(SHARED_PAGE_HEADER, 'true');
  const nonce = randomBytes(16).toString('base64');
  // Whoever sends no cookie has most likely not seen the portal yet, and has no style sheet of it either.
  const isNew = isShared && !request.headers.get('cookie');
  const styles = import.meta.env.PROD && isNew && !ctx.isLite ? writtenStyles : null;
  const written = await writePage(
    <NonceContext.Provider value={ctx.isLite ? null : nonce}>
      <I18nextProvider i18n={i18nOf(language)}>
        <WrittenStyles.Provider value={styles?.text ?? null}>
          <RequestIdContext.Provider value={ctx.requestId}>
            <RemixServer context={remixContext} url={request.url} abortDelay={longestWait} nonce={nonce} />
          </RequestIdContext.Provider>
        </WrittenStyles.Provider>
      </I18nextProvider>
    </NonceContext.Provider>,
    {
      onError: (error) => getServices().log.error({ requestId: ctx.requestId, err: error }, 'render failed'),
      limitMs: longestWait,
    },
  );
  const messages = namespacesOf(remixContext).map((namespace) => messageUrl(language, namespace));
  const page = ctx.isLite ? written : deferScripts(written, { nonce, messages });
  const hashed = isShared ? hashInlineScripts(page, nonce) : null;
  const html = hashed?.html ?? page;
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(hashed ?? { nonce }, {
      hasTagManager,
      formTargets: storeOrigins(ctx, request),
      styleHash: styles?.hash,
    }),
  );
  if (!context.takesPages) return new Response(html, { headers, status });
  context.page = Buffer.from(html);
  return new Response(null, { headers, status });
}

/** Whether all visitors may have the page. Of one that lacks something the next visitor gets a new one. */
function isSameForAll({ degradation }: RequestContext, request: Request, headers: Headers): boolean {
  return (
    degradation.isWhole &&
    !headers.has('set-cookie') &&
    headers.get('cache-control')?.includes('no-store') !== true &&
    pageCacheKey((name) => request.headers.get(name), request.url) !== null
  );
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
  dedupeSetCookie(response.headers);
  setCachePolicy(request, response.headers);
  return response;
}

/** A thrown answer is no fault, and what led to it is logged where it happened; this is for what nobody expected. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  getServices().log.error(
    { requestId: context.requestId, path: new URL(request.url).pathname, err: error },
    'unexpected error',
  );
}
