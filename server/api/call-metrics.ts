import { Counter, Gauge, Histogram } from 'prom-client';
import { once } from '../metrics';

const durationName = 'portal_api_call_duration_seconds';
const retriesName = 'portal_api_retries_total';
const notMadeName = 'portal_api_calls_not_made_total';
const circuitName = 'portal_api_circuit_open';

/** Duration of calls with retries, by endpoint and outcome: `ok` or the kind of error. */
export const callDuration = once(durationName, () => {
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
  const help = 'Time of a call of the wholesale API, with its retries';
  return new Histogram({ name: durationName, help, buckets, labelNames: ['endpoint', 'outcome'] });
});

export const callRetries = once(retriesName, () => {
  return new Counter({ name: retriesName, help: 'Calls of the wholesale API made again', labelNames: ['endpoint'] });
});

/** Calls rejected by an open circuit, by endpoint; not part of the durations. */
export const callsNotMade = once(notMadeName, () => {
  return new Counter({
    name: notMadeName,
    help: 'Calls of the wholesale API not made, their circuit being open',
    labelNames: ['endpoint'],
  });
});

/** 1 while a circuit is open; 0 again after half a minute without calls. */
export const circuitOpen = once(circuitName, () => {
  return new Gauge({ name: circuitName, help: '1 while calls of a class are stopped', labelNames: ['group'] });
});
