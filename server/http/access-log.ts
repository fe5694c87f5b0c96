import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TraceHeaders } from '../api/request';
import type { Log } from '../log';
import { httpDuration, httpInFlight } from '../metrics';
import { parsePath } from './request-guard';

type RouteClass = 'operator' | 'asset' | 'image' | 'data' | 'form' | 'page';

interface Options {
  readonly id: string;
  readonly trace: TraceHeaders | undefined;
  readonly log: Log;
}

/** One log line and one measurement per request, when the response is sent or the client has disconnected. */
export function logResponse(request: IncomingMessage, response: ServerResponse, { id, trace, log }: Options): void {
  const started = performance.now();
  const method = request.method ?? '';
  const path = parsePath(request.url ?? '').slice(0, 300);
  httpInFlight.inc();
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const status = response.writableFinished ? response.statusCode : 499;
    const route = classifyRoute(method, path);
    httpInFlight.dec();
    httpDuration.observe({ route, status: String(status) }, ms / 1000);
    log[route === 'operator' ? 'debug' : 'info'](
      { requestId: id, traceId: trace?.traceparent.split('-')[1], method, path, status, ms },
      'request',
    );
  });
}

function classifyRoute(method: string, path: string): RouteClass {
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return 'operator';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/images/')) return 'image';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  return path.endsWith('.data') ? 'data' : 'page';
}
