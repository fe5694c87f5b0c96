import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Env } from '../env';
import type { ImageHandler } from '../images/image-handler';
import type { Log } from '../log';
import { watchAnswer } from './access-log';
import { createApiProbe } from './api-probe';
import { AnswerTimeout, createAppHandler, type AppBuild } from './app-handler';
import { createBodyRoom } from './body-room';
import { answerBadConnection, discardRest } from './connections';
import { answerHealth, answerReadiness } from './health';
import type { Lifecycle } from './lifecycle';
import type { AppLoadContext } from './load-context';
import { findMalformed, readPath, readTarget } from './malformed';
import { answerMetrics } from './metrics-page';
import { closeWithConnection } from './open-answers';
import { createGate } from './overload';
import { refuse } from './refusal';
import { BodyFault, readBody } from './request-body';
import { readFacts, readRequestId } from './request-facts';
import { isFromThisSite } from './same-origin';
import { setSecurityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';

export interface HostOptions {
  readonly build: AppBuild;
  /** `production` or `development`, for Remix. */
  readonly mode: string;
  readonly env: Env;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  /** Answers /images/…. */
  readonly answerImage: ImageHandler;
  readonly limits?: Partial<typeof defaultLimits>;
}

/** Of all headers of a request, bytes: what browsers send, and cookies at their fullest: session, a form that was kept, favourites, templates. */
const MOST_HEADERS = 20_000;
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
export function createHost({
  build,
  mode,
  env,
  log,
  lifecycle,
  staticFiles,
  answerImage,
  limits,
}: HostOptions): Server {
  const bounds = { ...defaultLimits, ...limits };
  const answerApp = createAppHandler(build, mode, bounds.answerMs);
  const probe = createApiProbe(env, log);
  const gate = createGate();
  const openPlace = createBodyRoom(bounds.allBodiesBytes);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    facts: AppLoadContext,
  ): Promise<void> {
    if (onlyRead.test(path) && !['GET', 'HEAD'].includes(request.method ?? ''))
      return refuse(response.setHeader('Allow', 'GET, HEAD'), 405, path);
    if (path === '/healthz') return answerHealth(response);
    if (path === '/readyz') return await answerReadiness(response, lifecycle, probe);
    if (path === '/metrics') return await answerMetrics(request, response, env.metricsToken);
    if (!isFromThisSite(request, facts.publicOrigin)) return refuse(response, 403, path);
    if (path.startsWith('/assets/')) return refuse(response, 404, path);
    if (path.startsWith('/images/')) return await answerImage(request, response);
    const body = await readBody(request, { bytes: bounds.bodyBytes, ms: bounds.bodyMs }, openPlace(path));
    const leave = gate.enter(path);
    if (!leave) return refuse(response, 503, path);
    await answerApp(request, response, facts, body).finally(leave);
  }

  function answerFailure(response: ServerResponse, path: string, id: string, error: unknown): void {
    if (!(error instanceof BodyFault || hasLeft(error))) log.error({ requestId: id, err: error }, 'request failed');
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames())
      if (/^(?:content-|set-cookie)/.test(name)) response.removeHeader(name);
    refuse(response, error instanceof BodyFault ? error.status : error instanceof AnswerTimeout ? 504 : 500, path);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    request.url = readTarget(request);
    const path = readPath(request.url);
    const facts = readFacts(request, env);
    const id = facts?.requestId ?? readRequestId(request, 0);
    closeWithConnection(request, response);
    watchAnswer(request, response, id, log);
    response.once('finish', () => discardRest(request));
    response.setHeader('X-Request-Id', id);
    setSecurityHeaders(response, facts?.publicOrigin ?? '');
    if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
    const fault = facts ? findMalformed(request) : 400;
    if (fault || !facts) return refuse(response, fault ?? 400, path);
    const onward = () =>
      void answer(request, response, path, facts).catch((error: unknown) => answerFailure(response, path, id, error));
    staticFiles(request, response, onward);
  }

  const server = createServer({
    maxHeaderSize: MOST_HEADERS,
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.headersMs + bounds.bodyMs + 5000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 65_000,
  });
  server.timeout = bounds.silentMs;
  // So that what is wrong is logged where nobody asks /readyz, too.
  server.once('listening', () => void probe());
  server.on('request', onRequest).on('clientError', (error, socket) => answerBadConnection(error, socket, log));
  return server;
}

/** Whether an answer broke off because its customer went away; what the app breaks off has errors of other codes. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
