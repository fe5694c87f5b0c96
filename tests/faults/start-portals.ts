import { startApi, type RunningApi } from '../support/start-api';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { startApiProxy, type ApiProxy } from './api-proxy';
import { startBalancer, type Balancer } from './balancer';
import type { Run } from './figure';

export interface Fixture {
  readonly api: RunningApi;
  readonly proxy: ApiProxy;
  readonly portals: readonly RunningPortal[];
  /** The first of the portals. */
  readonly portal: RunningPortal;
}

const secret = 'thirty-two characters for a fault';

/** Starts the API, a proxy in front of it and portals; all stop with the measurement. */
export async function startFixture(
  run: Run,
  { count = 1, env = {}, products = 60 }: { count?: number; env?: Record<string, string>; products?: number } = {},
): Promise<Fixture> {
  const api = await startApi({ products });
  run.atEnd(() => api.stop());
  const proxy = await startApiProxy(api.url);
  run.atEnd(() => proxy.close());
  const settings = { WHOLESALE_API_URL: proxy.url, SESSION_SECRET: secret, LOG_LEVEL: 'info', ...env };
  const portals: RunningPortal[] = [];
  for (let started = 0; started < count; started += 1) {
    const portal = await startPortal(settings);
    run.atEnd(() => portal.stop('SIGKILL'));
    portals.push(portal);
  }
  return { api, proxy, portals, portal: portals[0] as RunningPortal };
}

/** A load balancer, and how a portal enters behind it; all stop with the measurement. */
export async function startBehindBalancer(
  run: Run,
  settings: Record<string, string>,
): Promise<{ readonly balancer: Balancer; readonly enter: () => Promise<RunningPortal> }> {
  const balancer = await startBalancer();
  run.atEnd(() => balancer.close());
  return {
    balancer,
    async enter() {
      const portal = await startPortal({ SESSION_SECRET: secret, LOG_LEVEL: 'warn', DRAIN_SECONDS: '5', ...settings });
      run.atEnd(() => portal.stop('SIGKILL'));
      balancer.add(portal.url);
      return portal;
    },
  };
}
