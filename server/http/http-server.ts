import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Env } from '../env';
import type { ImageHandler } from '../images/image-handler';
import type { Log } from '../log';
import { watchResponse } from './access-log';
import { createApiProbe } from './api-probe';
import { AnswerTimeout, createAppHandler, type AppBuild } from './app-handler';
import { createBodyBudget } from './body-budget';
import { rejectBadConnection, discardRest } from './connections';
import { sendHealth, sendReadiness } from './health';
import type { Lifecycle } from './lifecycle';
import type { AppLoadContext } from './load-context';
import { findMalformed, parsePath, parseTarget } from './request-guard';
import { sendMetrics } from './metrics-page';
import { closeWithConnection } from './open-responses';
import { createAdmission } from './admission';
import { reject } from './error-page';
import { BodyError, loadBody } from './request-body';
import { readFacts, parseRequestId } from './request-info';
import { isFromThisSite } from './same-origin';
import { setSecurityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';

export interface HttpServerOptions {
  readonly build: AppBuild;
  /** `production` or `development`, for Remix. */
  readonly mode: string;
  readonly env: Env;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  /** Answers /images/…. */
  readonly handleImage: ImageHandler;
  readonly limits?: Partial<typeof defaultLimits>;
}

/** Of all headers of a request, bytes: what browsers send, and cookies at their fullest: session, a form draft, favourites, templates. */
const MAX_HEADERS = 20_000;
/**
 * Of one request: bytes of its body, ms for its headers, its body and its answer; and bytes of all bodies that are coming. A connection
 * on which nothing moves is closed after `silentMs`, more than an answer may take: else one that is not read would be held for ever.
 */
export const defaultLimits = {
  bodyBytes: 256 * 1024,
  bodyMs: 30_000,
  headersMs: 10_000,
  answerMs: 28_000,
  silentMs: 60_000,
  allBodiesBytes: 64 * 1_048_576,
};

/** What the host itself answers, and nobody sends anything to. */
const onlyRead = /^\/(?:healthz$|readyz$|metrics$|images\/)/;

/** The portal's HTTP server, not yet listening: guards, operators' addresses, files, pictures, and behind them the Remix build. */
export function createHttpServer({
  build,
  mode,
  env,
  log,
  lifecycle,
  staticFiles,
  handleImage,
  limits,
}: HttpServerOptions): Server {
  const bounds = { ...defaultLimits, ...limits };
  const answerApp = createAppHandler(build, mode, bounds.answerMs);
  const probe = createApiProbe(env, log);
  const admission = createAdmission();
  const openPlace = createBodyBudget(bounds.allBodiesBytes);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    facts: AppLoadContext,
  ): Promise<void> {
    if (onlyRead.test(path) && !['GET', 'HEAD'].includes(request.method ?? ''))
      return reject(response.setHeader('Allow', 'GET, HEAD'), 405, path);
    if (path === '/healthz') return sendHealth(response);
    if (path === '/readyz') return await sendReadiness(response, lifecycle, probe);
    if (path === '/metrics') return await sendMetrics(request, response, env.metricsToken);
    if (!isFromThisSite(request, facts.publicOrigin)) return reject(response, 403, path);
    if (path.startsWith('/assets/')) return reject(response, 404, path);
    if (path.startsWith('/images/')) return await handleImage(request, response);
    const body = await loadBody(request, { bytes: bounds.bodyBytes, ms: bounds.bodyMs }, openPlace(path));
    const leave = admission.enter(path);
    if (!leave) return reject(response, 503, path);
    await answerApp(request, response, facts, body).finally(leave);
  }

  function fileErrorResponse(response: ServerResponse, path: string, id: string, error: unknown): void {
    if (!(error instanceof BodyError || hasLeft(error))) log.error({ requestId: id, err: error }, 'request failed');
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames())
      if (/^(?:content-|set-cookie)/.test(name)) response.removeHeader(name);
    reject(response, error instanceof BodyError ? error.status : error instanceof AnswerTimeout ? 504 : 500, path);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    request.url = parseTarget(request);
    const path = parsePath(request.url);
    const facts = readFacts(request, env);
    const id = facts?.requestId ?? parseRequestId(request, 0);
    closeWithConnection(request, response);
    watchResponse(request, response, id, log);
    response.once('finish', () => discardRest(request));
    response.setHeader('X-Request-Id', id);
    setSecurityHeaders(response, facts?.publicOrigin ?? '');
    if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
    const fieldError = facts ? findMalformed(request) : 400;
    if (fieldError || !facts) return reject(response, fieldError ?? 400, path);
    const onward = () =>
      void answer(request, response, path, facts).catch((error: unknown) =>
        fileErrorResponse(response, path, id, error),
      );
    staticFiles(request, response, onward);
  }

  const server = createServer({
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.headersMs + bounds.bodyMs + 5000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 65_000,
  });
  server.timeout = bounds.silentMs;
  // So that what is wrong is logged where nobody asks /readyz, too.
  server.once('listening', () => void probe());
  server.on('request', onRequest).on('clientError', (error, socket) => rejectBadConnection(error, socket, log));
  return server;
}

/** Whether an answer broke off because its customer went away; what the app breaks off has errors of other codes. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
