import type { EndpointGroup } from '../contract/endpoint';
import type { Log } from '../log';
import { CircuitOpenError } from './circuit-breakers';
import type { CallReport } from './client';
import { redactBody, redactUrl } from './redact';
import type { WholesaleError, WholesaleErrorKind } from './wholesale-error';
import { Counter, Gauge, Histogram } from 'prom-client';
import { once } from '../metrics';

const durationName = 'portal_api_call_duration_seconds';
const retriesName = 'portal_api_retries_total';
const notMadeName = 'portal_api_calls_not_made_total';
const circuitName = 'portal_api_circuit_open';

/** Duration of calls with retries, by endpoint and outcome: `ok` or the kind of error. */
const callDuration = once(durationName, () => {
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
  const help = 'Time of a call of the wholesale API, with its retries';
  return new Histogram({ name: durationName, help, buckets, labelNames: ['endpoint', 'outcome'] });
});

const callRetries = once(retriesName, () => {
  return new Counter({ name: retriesName, help: 'Calls of the wholesale API made again', labelNames: ['endpoint'] });
});

/** Calls rejected by an open circuit, by endpoint; not part of the durations. */
const callsNotMade = once(notMadeName, () => {
  return new Counter({
    name: notMadeName,
    help: 'Calls of the wholesale API not made, their circuit being open',
    labelNames: ['endpoint'],
  });
});

/** 1 while a circuit is open; 0 again after half a minute without calls. */
const circuitOpen = once(circuitName, () => {
  return new Gauge({ name: circuitName, help: '1 while calls of a class are stopped', labelNames: ['group'] });
});

/** An open circuit without further calls counts as closed after this time, ms. */
const OPEN_EXPIRES_MS = 30_000;

/** Measures each call. Logs failed calls and lists with invalid entries, others at debug level. */
export function reportCall(log: Log): (report: CallReport) => void {
  return ({ endpoint, requestId, durationMs, retries, error, unread }) => {
    if (error?.cause instanceof CircuitOpenError) {
      callsNotMade.inc({ endpoint });
      return log.info({ endpoint, requestId, kind: error.kind }, 'api not asked');
    }
    callDuration.observe({ endpoint, outcome: error?.kind ?? 'ok' }, durationMs / 1000);
    if (retries > 0) callRetries.inc({ endpoint }, retries);
    const fields = {
      ...{ endpoint, requestId, ms: Math.round(durationMs) },
      ...(retries > 0 && { retries }),
      ...(error && responseFields(error)),
    };
    if (unread)
      log.error(
        { ...fields, kind: 'malformed', entries: unread.length, unread: unread.slice(0, 5) },
        'api entries left out',
      );
    else if (!error || error.kind === 'abandoned') log.debug(fields, 'api call');
    else if (error.isOutage || isNetworkError(error))
      log.error(
        { ...fields, kind: error.kind, status: error.status, err: error },
        isNetworkError(error) ? 'Network Error' : 'api failed',
      );
    else log.info({ ...fields, kind: error.kind, status: error.status, reason: error.failure?.code }, 'api refused');
  };
}

function responseFields({ url, status, statusText, body }: WholesaleError) {
  return {
    ...(url !== undefined && { url: redactUrl(url) }),
    ...(status > 0 && { statusText }),
    ...(body && { body: redactBody(body) }),
  };
}

export function reportCircuit(log: Log): (group: EndpointGroup, isOpen: boolean) => void {
  const open = new Map<EndpointGroup, NodeJS.Timeout>();
  return (group, isOpen) => {
    const known = open.get(group);
    clearTimeout(known);
    circuitOpen.set({ group }, isOpen ? 1 : 0);
    if (isOpen) open.set(group, setTimeout(() => circuitOpen.set({ group }, 0), OPEN_EXPIRES_MS).unref());
    else open.delete(group);
    if (!isOpen) log.info({ group }, 'api circuit closed');
    else if (!known) log.error({ group }, 'api circuit open');
  };
}

const plainKinds: ReadonlySet<WholesaleErrorKind> = new Set(['unauthorised', 'notFound', 'malformed']);

/** No response, or one without an explanation: a network error of the specification (section 8). */
function isNetworkError({ kind, failure }: WholesaleError): boolean {
  return kind === 'network' || kind === 'timeout' || (!failure?.message && !plainKinds.has(kind));
}
