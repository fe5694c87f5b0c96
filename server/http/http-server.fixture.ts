import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import type { Env } from '../env';
import type { AppEntry } from './app-entry';
import { createLog, type Log } from '../log';
import { createHttpServer, type HttpServerOptions } from './http-server';
import type { Lifecycle } from './lifecycle';

const appEntry: AppEntry = { buildId: '1', pageCacheKey: () => null, startServices: () => Promise.resolve() };

type TestHandler = (args: { request: Request; context: unknown }) => Response | Promise<Response>;

/** A Remix build of one route that answers every address as told. */
function buildOf(answer: TestHandler): ServerBuild {
  const route = { id: 'all', path: '*', module: { loader: answer, action: answer } };
  return {
    entry: {
      module: {
        default: () => new Response('no document here', { status: 500 }),
        handleError: () => undefined,
        appEntry,
      },
    },
    routes: { all: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: 'of Remix' },
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    isSpaMode: false,
    mode: 'production',
    publicPath: '/',
  } as unknown as ServerBuild;
}

export const env: Env = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  wholesaleApiUrl: 'http://127.0.0.1:9/1.0',
  embedded: false,
  sessionSecrets: ['x'.repeat(32)],
  cookieSecure: undefined,
  warehouseId: '1',
  shopId: '1',
  shopName: { uk: 'Shop', en: 'Shop', ru: 'Shop' },
  paymentAccount: undefined,
  contact: {
    phone: '',
    viber: undefined,
    telegram: undefined,
    email: '',
    address: { uk: '', en: '', ru: '' },
    mapUrl: '',
  },
  unset: [],
  rules: {
    minimumOrder: undefined,
    freeDeliveryFrom: undefined,
    arrivalDays: undefined,
    claimHours: undefined,
    cutOffHours: { pickup: 2, delivery: 2, specialDelivery: 2, novapost: 2, bus: 2 },
  },
  imageHosts: [],
  imageCache: { dir: '', maxBytes: 1 },
  redisUrl: undefined,
  storeUrl: 'file:///nowhere/accounts.sqlite',
  gtmId: undefined,
  appVersion: '1.0.0',
  androidApp: undefined,
  iosAppId: undefined,
  appStoreUrl: undefined,
  playStoreUrl: undefined,
  trustProxy: 0,
  logLevel: 'info',
  metricsToken: 'a-token-of-the-operator',
  offlineCopies: true,
  drainMs: 0,
};

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly lifecycle: Lifecycle;
  readonly server: ReturnType<typeof createHttpServer>;
  /** Log lines so far. */
  readonly lines: Record<string, unknown>[];
}

/** A listening HTTP server over a build of one answer, with its log lines. */
export async function startTestServer(
  answer: TestHandler,
  changes: Partial<HttpServerOptions> = {},
): Promise<TestServer> {
  const lines: Record<string, unknown>[] = [];
  const log: Log = createLog('debug', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const lifecycle: Lifecycle = { phase: 'ready' };
  const server = createHttpServer({
    ...{ build: buildOf(answer), mode: 'production', env, log, lifecycle },
    staticFiles: (_request, _response, next) => next(),
    handleImage: async (_request, response) => void response.end('picture'),
    ...changes,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    lifecycle: changes.lifecycle ?? lifecycle,
    server,
    lines,
    [Symbol.asyncDispose]: close,
  };
}
