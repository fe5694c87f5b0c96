import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perLanguage, type DeliveryType, type Language } from './contract/enumerations';
import { SHOP_ID, supplier, WAREHOUSE_ID } from './embedded/supplier';
import { EnvError, parseSettings, type Settings, type Source } from './settings';
import { DEFAULT_CURRENCY, moneyOf, type Money } from './contract/money';

/** Contacts that are not set are not shown. */
export interface Contact {
  readonly phone: string | undefined;
  /** A number such as `+380441234567`, or a name. */
  readonly viber: string | undefined;
  readonly telegram: string | undefined;
  readonly email: string | undefined;
  readonly address: Readonly<Record<Language, string>> | undefined;
  readonly mapUrl: string | undefined;
}

/** Whose account invoices are paid to. */
export interface PaymentAccount {
  /** At most 70 characters. */
  readonly recipient: string;
  readonly iban: string;
  /** EDRPOU of 8 or RNOKPP of 10 digits. */
  readonly code: string;
}

/** Rules that are not set do not apply. */
export interface TradeRules {
  readonly minimumOrder: Money | undefined;
  readonly freeDeliveryFrom: Money | undefined;
  /** 1 is Monday. */
  readonly arrivalDays: readonly number[] | undefined;
  readonly claimHours: number | undefined;
  /** Hours before its window that each delivery option closes. */
  readonly cutOffHours: Readonly<Record<DeliveryType, number>>;
}

/** Settings of this process, after `resolveEnv` (server/http/start-dependencies.ts). @throws {EnvError} for invalid settings */
export function parseEnv(source: Source = process.env) {
  const settings = parseSettings(source);
  const { WHOLESALE_API_URL: api, SESSION_SECRET: secrets } = settings;
  if (!api || !secrets) throw new EnvError(['WHOLESALE_API_URL: must be set where the embedded API is not started']);
  return {
    port: settings.PORT,
    /** All addresses by default. */
    host: settings.HOST,
    /** Origin for customers; the request's own by default. */
    publicUrl: settings.PUBLIC_URL,
    /** With the version, without a trailing slash. */
    wholesaleApiUrl: api,
    embedded: settings.PORTAL_STARTED_EMBEDDED_API,
    /** The first one encrypts, all decrypt. */
    sessionSecrets: secrets,
    /** Undefined (embedded API only): as the request's public origin. */
    cookieSecure:
      settings.COOKIE_SECURE ??
      (settings.PORTAL_STARTED_EMBEDDED_API ? settings.PUBLIC_URL?.startsWith('https:') : true),
    ...readShop(settings),
    /** Settings of the supplier that are missing for a real API. */
    unset: settings.PORTAL_STARTED_EMBEDDED_API ? [] : shopSettings.filter((name) => settings[name] === undefined),
    rules: parseRules(settings),
    /** With a port unless it is the default. */
    imageHosts: settings.IMAGE_HOSTS ?? [new URL(api).host],
    imageCache: { dir: imageCacheDir(settings), maxBytes: settings.IMAGE_CACHE_MB * 1_048_576 },
    redisUrl: settings.REDIS_URL,
    /** Where customers' lists are kept: `file:///…` or `postgres://…`. */
    storeUrl: settings.STORE_URL ?? pathToFileURL(resolve(settings.EMBEDDED_DATA_DIR, 'accounts.sqlite')).href,
    gtmId: settings.GTM_ID,
    /** Fallback version of the native app. */
    appVersion: settings.APP_VERSION,
    androidApp:
      settings.ANDROID_APP_ID && settings.ANDROID_CERT_SHA256
        ? { id: settings.ANDROID_APP_ID, fingerprints: settings.ANDROID_CERT_SHA256 }
        : undefined,
    iosAppId: settings.IOS_APP_ID,
    appStoreUrl: settings.APP_STORE_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    offlineCopies: settings.OFFLINE_COPIES,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    drainMs: settings.DRAIN_SECONDS * 1000,
  };
}

export type Env = Readonly<ReturnType<typeof parseEnv>>;

const shopSettings = [
  'WAREHOUSE_ID',
  'SHOP_ID',
  'SHOP_NAME',
  'CONTACT_PHONE',
  'CONTACT_EMAIL',
  'CONTACT_ADDRESS',
  'CONTACT_MAP_URL',
] as const;

/** The embedded supplier's details apply only to the embedded API. */
function readShop(settings: Settings) {
  const address = settings.CONTACT_ADDRESS;
  const name = settings.SHOP_NAME;
  const { PAYMENT_RECIPIENT: recipient, PAYMENT_IBAN: iban, PAYMENT_CODE: code } = settings;
  const defaults = settings.PORTAL_STARTED_EMBEDDED_API ? supplier : null;
  const contact: Contact = {
    phone: settings.CONTACT_PHONE ?? defaults?.contactPhone,
    viber: settings.CONTACT_VIBER ?? defaults?.contactChat,
    telegram: settings.CONTACT_TELEGRAM ?? defaults?.contactChat,
    email: settings.CONTACT_EMAIL ?? defaults?.contactEmail,
    address: address ? perLanguage(() => address) : defaults?.contactAddress,
    mapUrl: settings.CONTACT_MAP_URL ?? defaults?.contactMapUrl,
  };
  const paymentAccount: PaymentAccount | undefined =
    recipient && iban && code ? { recipient, iban, code } : defaults?.paymentAccount;
  return {
    warehouseId: settings.WAREHOUSE_ID ?? WAREHOUSE_ID,
    shopId: settings.SHOP_ID ?? SHOP_ID,
    shopName: name
      ? { uk: name, en: settings.SHOP_NAME_EN ?? name, ru: settings.SHOP_NAME_RU ?? name }
      : defaults?.shopName,
    contact,
    /** Undefined: the customer asks for the details. */
    paymentAccount,
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
    minimumOrder: MINIMUM_ORDER === undefined ? undefined : moneyOf(MINIMUM_ORDER, DEFAULT_CURRENCY),
    freeDeliveryFrom: FREE_DELIVERY_FROM === undefined ? undefined : moneyOf(FREE_DELIVERY_FROM, DEFAULT_CURRENCY),
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
