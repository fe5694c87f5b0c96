import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TraceHeaders } from '../api/request';
import type { AppLoadContext } from './load-context';

interface ProxySettings {
  /** Number of trusted proxies. */
  readonly trustProxy: number;
  readonly publicUrl: string | undefined;
}

const idPattern = /^[\w.-]{8,64}$/;
/** Version 00 of W3C Trace Context; ids of only zeros are invalid. */
const tracePattern = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
/** Characters, the least that has to be passed on. */
const MAX_TRACE_STATE = 512;
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Null for a missing, repeated or invalid Host header. */
export function parseRequestInfo(request: IncomingMessage, trust: ProxySettings): AppLoadContext | null {
  if (countHosts(request) !== 1) return null;
  const publicOrigin = trust.publicUrl ?? parseOrigin(request, trust.trustProxy);
  if (!publicOrigin) return null;
  return {
    requestId: parseRequestId(request, trust.trustProxy),
    trace: parseTrace(request, trust.trustProxy),
    clientIp: parseClientIp(request, trust.trustProxy),
    publicOrigin,
  };
}

/** `headersDistinct` would throw for a header named `__proto__` before Node 20.20 (CVE-2026-21710). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The id of a trusted proxy, else a random one. */
export function parseRequestId(request: IncomingMessage, trustProxy: number): string {
  const given = request.headers['x-request-id'];
  return trustProxy > 0 && typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

/** W3C Trace Context of a trusted proxy; undefined when missing or invalid. */
function parseTrace({ headers }: IncomingMessage, trustProxy: number): TraceHeaders | undefined {
  const { traceparent, tracestate } = headers;
  if (trustProxy === 0 || typeof traceparent !== 'string' || !tracePattern.test(traceparent)) return undefined;
  const hasState = typeof tracestate === 'string' && tracestate !== '' && tracestate.length <= MAX_TRACE_STATE;
  return { traceparent, ...(hasState ? { tracestate } : {}) };
}

/** Own, since `getClientIPAddress` of remix-utils believes a header from anybody, whatever `TRUST_PROXY` says. */
function parseClientIp(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = withoutPort(parseForwarded(request, 'x-forwarded-for', trustProxy) ?? '');
  return (isIP(forwarded) ? forwarded : peer).replace(/^::ffff:/, '');
}

/** Some balancers append the port, and put IPv6 in brackets. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

function parseOrigin(request: IncomingMessage, trustProxy: number): string | null {
  const host = parseForwarded(request, 'x-forwarded-host', trustProxy) ?? request.headers.host ?? '';
  const secure = parseForwarded(request, 'x-forwarded-proto', trustProxy) === 'https';
  const address = `${secure ? 'https' : 'http'}://${host}`;
  return hostPattern.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

/** With N trusted proxies the Nth entry from the right counts; the client may have written those before it. */
function parseForwarded(request: IncomingMessage, name: string, trustProxy: number): string | undefined {
  const header = request.headers[name];
  if (trustProxy === 0 || typeof header !== 'string') return undefined;
  const entries = header.split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - trustProxy)];
}
