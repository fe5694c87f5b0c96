import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { perLanguage, type DeliveryType, type Language } from './contract/enumerations';
import { SHOP_ID, supplier, WAREHOUSE_ID } from './embedded/supplier';
import { EnvError, parseSettings, type Settings, type Source } from './settings';
import { moneyOf, type Money } from './contract/money';

/** How customers reach the supplier; what is not set is shown nowhere. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly address: Readonly<Record<Language, string>> | undefined;
  readonly mapUrl: string | undefined;
}

/** The supplier's rules of trade; one that is not set does not hold. */
export interface TradeRules {
  /** The least an order comes to. */
  readonly minimumOrder: Money | undefined;
  /** What an order comes to at least, to be delivered to the address for nothing; none means any. */
  readonly freeDeliveryFrom: Money | undefined;
  /** Days of the week on which fresh flowers arrive; 1 is Monday. */
  readonly arrivalDays: readonly number[] | undefined;
  /** How long after the goods a claim is taken. */
  readonly claimHours: number | undefined;
  /** Hours before its window that each delivery option closes; this rule always holds. */
  readonly cutOffHours: Readonly<Record<DeliveryType, number>>;
}

/** What the portal runs with: every setting in its final form. */
export interface Env {
  readonly port: number;
  /** Address to listen on; none means all of them. */
  readonly host: string | undefined;
  /** Origin customers use; none means the request's own. */
  readonly publicUrl: string | undefined;
  /** Base of the wholesale API, version included, without a trailing slash. */
  readonly wholesaleApiUrl: string;
  /** Whether the wholesale API is the embedded one, with its demo accounts. */
  readonly embedded: boolean;
  /** The first one seals the session cookie, all of them open it. */
  readonly sessionSecrets: readonly string[];
  /** Secure flag of cookies; undefined, with the embedded API only: when the request's public origin is https. */
  readonly cookieSecure: boolean | undefined;
  readonly warehouseId: string;
  readonly shopId: string;
  readonly shopName: string | undefined;
  readonly contact: Contact;
  /** Names of the supplier's settings that are not set although the wholesale API is a real one. */
  readonly unset: readonly string[];
  readonly rules: TradeRules;
  /** Hosts (with a port where it is not the default) that pictures may come from. */
  readonly imageHosts: readonly string[];
  readonly imageCache: { readonly dir: string; readonly maxBytes: number };
  readonly redisUrl: string | undefined;
  readonly gtmId: string | undefined;
  /** Version of the native wrapper when it does not name its own. */
  readonly appVersion: string;
  readonly appStoreUrl: string | undefined;
  readonly playStoreUrl: string | undefined;
  /** Whether browsers keep the last seen pages for when they have no connection. */
  readonly offlineCopies: boolean;
  /** Number of proxies in front whose forwarded headers are believed. */
  readonly trustProxy: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly metricsToken: string | undefined;
  /** How long, after SIGTERM, new requests are still served. */
  readonly drainMs: number;
}

/**
 * The settings of this process. With the embedded API, `resolveEnv` (server/http/boot.ts) must have run before.
 * @throws {EnvError} naming every fault at once
 */
export function parseEnv(source: Source = process.env): Env {
  const settings = parseSettings(source);
  const { WHOLESALE_API_URL: api, SESSION_SECRET: secrets } = settings;
  if (!api || !secrets) throw new EnvError(['WHOLESALE_API_URL: must be set where the embedded API is not started']);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    wholesaleApiUrl: api,
    embedded: settings.PORTAL_STARTED_EMBEDDED_API,
    sessionSecrets: secrets,
    cookieSecure:
      settings.COOKIE_SECURE ??
      (settings.PORTAL_STARTED_EMBEDDED_API ? settings.PUBLIC_URL?.startsWith('https:') : true),
    ...readShop(settings),
    unset: settings.PORTAL_STARTED_EMBEDDED_API ? [] : shopSettings.filter((name) => settings[name] === undefined),
    rules: parseRules(settings),
    imageHosts: settings.IMAGE_HOSTS ?? [new URL(api).host],
    imageCache: { dir: imageCacheDir(settings), maxBytes: settings.IMAGE_CACHE_MB * 1_048_576 },
    redisUrl: settings.REDIS_URL,
    gtmId: settings.GTM_ID,
    appVersion: settings.APP_VERSION,
    appStoreUrl: settings.APP_STORE_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    offlineCopies: settings.OFFLINE_COPIES,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    drainMs: settings.DRAIN_SECONDS * 1000,
  };
}

/** What the supplier is read from. */
const shopSettings = [
  'WAREHOUSE_ID',
  'SHOP_ID',
  'SHOP_NAME',
  'CONTACT_PHONE',
  'CONTACT_EMAIL',
  'CONTACT_ADDRESS',
  'CONTACT_MAP_URL',
] as const;

/** The embedded supplier's details stand only for the embedded API; the ids hold for any. */
function readShop(settings: Settings): Pick<Env, 'warehouseId' | 'shopId' | 'shopName' | 'contact'> {
  const address = settings.CONTACT_ADDRESS;
  const defaults = settings.PORTAL_STARTED_EMBEDDED_API ? supplier : null;
  return {
    warehouseId: settings.WAREHOUSE_ID ?? WAREHOUSE_ID,
    shopId: settings.SHOP_ID ?? SHOP_ID,
    shopName: settings.SHOP_NAME ?? defaults?.shopName,
    contact: {
      phone: settings.CONTACT_PHONE ?? defaults?.contactPhone,
      email: settings.CONTACT_EMAIL ?? defaults?.contactEmail,
      address: address ? perLanguage(() => address) : defaults?.contactAddress,
      mapUrl: settings.CONTACT_MAP_URL ?? defaults?.contactMapUrl,
    },
  };
}

function parseRules({
  MINIMUM_ORDER,
  FREE_DELIVERY_FROM,
  ARRIVAL_DAYS,
  CLAIM_HOURS,
  CUT_OFF_HOURS,
}: Settings): TradeRules {
  return {
    minimumOrder: MINIMUM_ORDER === undefined ? undefined : moneyOf(MINIMUM_ORDER),
    freeDeliveryFrom: FREE_DELIVERY_FROM === undefined ? undefined : moneyOf(FREE_DELIVERY_FROM),
    arrivalDays: ARRIVAL_DAYS,
    claimHours: CLAIM_HOURS,
    cutOffHours: CUT_OFF_HOURS,
  };
}

function imageCacheDir(settings: Settings): string {
  const usual = settings.PORTAL_STARTED_EMBEDDED_API
    ? join(settings.EMBEDDED_DATA_DIR, 'images')
    : join(tmpdir(), 'portal-images');
  return resolve(settings.IMAGE_CACHE_DIR ?? usual);
}
