import type { Log } from '../log';
import type { CallReport } from './client';

/** Logs each failed call of the wholesale API on one line; good ones only at debug level. */
export function reportCall(log: Log): (report: CallReport) => void {
  return ({ endpoint, requestId, durationMs, error }) => {
    const facts = { endpoint, requestId, ms: Math.round(durationMs) };
    if (!error) log.debug(facts, 'api call');
    else if (error.isOutage) log.error({ ...facts, kind: error.kind, status: error.status, err: error }, outageText(error.kind));
    else log.info({ ...facts, kind: error.kind, status: error.status, code: error.failure?.code }, 'api refused');
  };
}

/** No answer at all is what the specification calls a network error (section 8). */
function outageText(kind: string): string {
  return kind === 'network' || kind === 'timeout' ? 'Network Error' : 'api failed';
}
