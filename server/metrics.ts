import { collectDefaultMetrics, Counter, Gauge, Histogram, register, type Metric } from 'prom-client';

/** The server and Remix bundles each have this module, with one registry: the second finds the metric of the first. */
export function once<Kind extends Metric>(name: string, make: () => Kind): Kind {
  const made = register.getSingleMetric(name) as Kind | undefined;
  return made ?? make();
}

const durationName = 'portal_http_request_duration_seconds';
const inFlightName = 'portal_http_requests_in_flight';
const rejectedMetricName = 'portal_http_refused_total';
const redisName = 'portal_redis_up';
const storeName = 'portal_store_up';
const buildName = 'portal_build_info';
const ordersName = 'portal_orders_placed_total';
const browserErrorsName = 'portal_browser_errors_total';

/** Duration of responses in seconds, by route class and status. */
export const httpDuration = once(durationName, () => {
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  const help = 'Time from the request line to the end of the answer';
  return new Histogram({ name: durationName, help, buckets, labelNames: ['route', 'status'] });
});

export const httpInFlight = once(
  inFlightName,
  () => new Gauge({ name: inFlightName, help: 'Requests being answered right now' }),
);

/** Rejected requests by status. */
export const httpRejected = once(rejectedMetricName, () => {
  return new Counter({
    name: rejectedMetricName,
    help: 'Requests turned away before they reached the app',
    labelNames: ['status'],
  });
});

/** 1 while Redis is available, else 0; missing when it is not configured. */
export const redisUp = once(redisName, () => {
  const gauge = new Gauge({ name: redisName, help: 'Whether the last command to Redis was answered' });
  gauge.remove();
  return gauge;
});

/** 1 while the last read and the last write of the account store worked, else 0; missing before the first. */
export const storeUp = once(storeName, () => {
  const gauge = new Gauge({ name: storeName, help: 'Whether the last read and write of the account store worked' });
  gauge.remove();
  return gauge;
});

/** Always 1; its labels say which build answers, and on which Node. */
export const buildInfo = once(buildName, () => {
  return new Gauge({ name: buildName, help: 'The build that answers', labelNames: ['build', 'node'] });
});

export const ordersPlaced = once(
  ordersName,
  () => new Counter({ name: ordersName, help: 'Orders that the wholesale API has accepted' }),
);

/** Errors that browsers reported. */
export const browserErrors = once(
  browserErrorsName,
  () => new Counter({ name: browserErrorsName, help: 'Errors of scripts, as reported by browsers' }),
);

/** Adds metrics of the process (memory, CPU, garbage collection, event loop delay), once. */
export function watchProcess(): void {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
}

/** In Prometheus' text format. */
export async function writeMetrics(): Promise<{ type: string; body: string }> {
  watchProcess();
  return { type: register.contentType, body: await register.metrics() };
}
