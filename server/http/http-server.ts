import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Env } from '../env';
import type { ImageHandler } from '../images/image-handler';
import type { Log } from '../log';
import { logResponse } from './access-log';
import { createApiProbe, type ApiProbe } from './api-probe';
import { ResponseTimeout, createAppHandler, type AppBuild } from './app-handler';
import { createBodyBudget } from './body-budget';
import { rejectBadConnection, discardRest } from './connections';
import type { Lifecycle } from './lifecycle';
import type { AppLoadContext } from './load-context';
import { findMalformed, parsePath, parseTarget } from './request-guard';
import { buildInfo } from '../metrics';
import { sendMetrics } from './metrics-page';
import { closeWithConnection } from './open-responses';
import { createAdmission } from './admission';
import { parseEntry } from './app-entry';
import { sendErrorPage } from './error-page';
import { BodyError, loadBody } from './request-body';
import { parseRequestInfo, parseRequestId } from './request-info';
import { isAllowedOrigin } from './same-origin';
import { isShared, mayBeShared, takesFiles } from './share-target';
import type { StaticFiles } from './static-files';

/** `no-referrer` would make native forms send `Origin: null`. */
const headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};
const oneYear = 'max-age=31536000';

/** Pages set a stricter content security policy with a nonce. */
function setSecurityHeaders(response: ServerResponse, publicOrigin: string): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (publicOrigin.startsWith('https:')) response.setHeader('Strict-Transport-Security', oneYear);
}

export interface HttpServerOptions {
  readonly build: AppBuild;
  readonly mode: string;
  readonly env: Env;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  readonly handleImage: ImageHandler;
  readonly limits?: Partial<typeof defaultLimits>;
}

/** Limits of one request: bytes of a body and of one with a file, ms for headers, body and response; and bytes of all bodies. Silent connections close after `silentMs`. */
export const defaultLimits = {
  bodyBytes: 256 * 1024,
  fileBytes: 4 * 1_048_576,
  bodyMs: 30_000,
  headersMs: 10_000,
  answerMs: 28_000,
  silentMs: 60_000,
  allBodiesBytes: 64 * 1_048_576,
};

/** Paths of the server itself, which accept only GET. */
const isReadOnly = /^\/(?:healthz$|readyz$|metrics$|images\/)/;

/** Creates the HTTP server: guards, operators' paths, files and images in front of Remix. */
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
  const buildId = typeof build === 'function' ? 'development' : parseEntry(build).buildId;
  buildInfo.set({ build: buildId, node: process.version }, 1);
  const admission = createAdmission();
  const openPlace = createBodyBudget(bounds.allBodiesBytes);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    facts: AppLoadContext,
  ): Promise<void> {
    if (isReadOnly.test(path) && !['GET', 'HEAD'].includes(request.method ?? ''))
      return sendErrorPage(response.setHeader('Allow', 'GET, HEAD'), 405, path);
    if (path === '/healthz') return sendHealth(response);
    if (path === '/readyz') return await sendReadiness(response, { lifecycle, build: buildId, probe });
    if (path === '/metrics') return await sendMetrics(request, response, env.metricsToken);
    const isOwn = isAllowedOrigin(request, facts.publicOrigin);
    if (!isOwn && !mayBeShared(request)) return sendErrorPage(response, 403, path);
    if (path.startsWith('/assets/')) return sendErrorPage(response, 404, path);
    if (path.startsWith('/images/')) return await handleImage(request, response);
    const bytes = takesFiles(path) ? bounds.fileBytes : bounds.bodyBytes;
    const body = await loadBody(request, { bytes, ms: bounds.bodyMs }, openPlace(path));
    if (!isOwn && !(await isShared(request, body))) return sendErrorPage(response, 403, path);
    const leave = admission.enter(path);
    if (!leave) return sendErrorPage(response, 503, path);
    await answerApp(request, response, facts, body).finally(leave);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    request.url = parseTarget(request);
    const path = parsePath(request.url);
    const facts = parseRequestInfo(request, env);
    const id = facts?.requestId ?? parseRequestId(request, 0);
    closeWithConnection(request, response);
    logResponse(request, response, { id, trace: facts?.trace, log });
    response.once('finish', () => discardRest(request));
    response.setHeader('X-Request-Id', id);
    setSecurityHeaders(response, facts?.publicOrigin ?? '');
    if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
    const malformed = facts ? findMalformed(request) : 400;
    if (malformed || !facts) return sendErrorPage(response, malformed ?? 400, path);
    const onward = () =>
      void answer(request, response, path, facts).catch((error: unknown) => {
        if (!(error instanceof BodyError || hasLeft(error))) log.error({ requestId: id, err: error }, 'request failed');
        sendFailure(response, path, error);
      });
    staticFiles(request, response, onward);
  }

  const server = createServer({
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.headersMs + bounds.bodyMs + 5000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 65_000,
  });
  server.timeout = bounds.silentMs;
  // Logs problems even when nobody requests /readyz.
  server.once('listening', () => void probe());
  server.on('request', onRequest).on('clientError', (error, socket) => rejectBadConnection(error, socket, log));
  return server;
}

/** The error page, unless a part of the response is already sent. */
function sendFailure(response: ServerResponse, path: string, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) if (/^(?:content-|set-cookie)/.test(name)) response.removeHeader(name);
  const status = error instanceof ResponseTimeout ? 504 : 500;
  sendErrorPage(response, error instanceof BodyError ? error.status : status, path);
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function sendHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'alive' });
}

/** `/readyz`: 503 while starting or draining, else 200, also when the API is down, since the catalogue is still served from the cache. @param build id of the build that answers */
async function sendReadiness(
  response: ServerResponse,
  { lifecycle, build, probe }: { lifecycle: Lifecycle; build: string; probe: ApiProbe },
): Promise<void> {
  if (lifecycle.phase !== 'ready') return sendJson(response, 503, { status: lifecycle.phase, build });
  sendJson(response, 200, { status: 'ready', build, api: await probe() });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
