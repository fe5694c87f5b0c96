import * as z from 'zod';
import { flag, hostList, origin, secretList, urlOf, weekdayList, wholeNumber } from './setting-rules';

const webUrl = urlOf('http:', 'https:');
const text = z.string().optional();
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  message: 'must be fatal, error, warn, info, debug, trace or silent',
});

/** Every variable an operator may set, by its name, with its rule and default. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: text,
  PUBLIC_URL: origin.optional(),
  WHOLESALE_API_URL: webUrl.optional(),
  SESSION_SECRET: secretList.optional(),
  COOKIE_SECURE: flag.optional(),
  WAREHOUSE_ID: text,
  SHOP_ID: text,
  SHOP_NAME: text,
  CONTACT_PHONE: text,
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_ADDRESS: text,
  CONTACT_MAP_URL: webUrl.optional(),
  MINIMUM_ORDER: wholeNumber(1, 1_000_000).optional(),
  FREE_DELIVERY_FROM: wholeNumber(1, 1_000_000).optional(),
  ARRIVAL_DAYS: weekdayList.optional(),
  CLAIM_HOURS: wholeNumber(1, 720).optional(),
  IMAGE_HOSTS: hostList.optional(),
  IMAGE_CACHE_DIR: text,
  IMAGE_CACHE_MB: wholeNumber(1, 1_000_000).prefault('512'),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  GTM_ID: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by upper-case letters and digits').optional(),
  APP_VERSION: z.string().regex(/^\d+\.\d+\.\d+(\.\d+)?$/, 'must be a version such as 1.4.2').default('1.0.0'),
  APP_STORE_URL: webUrl.optional(),
  PLAY_STORE_URL: webUrl.optional(),
  OFFLINE_COPIES: flag.prefault('true'),
  TRUST_PROXY: wholeNumber(0, 100).prefault('0'),
  LOG_LEVEL: logLevel.default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: wholeNumber(0, 20).prefault('5'),
  EMBEDDED: flag.prefault('false'),
  EMBEDDED_DATA_DIR: z.string().default('.data'),
  EMBEDDED_PRODUCTS: wholeNumber(1, 100_000).prefault('600'),
});

/** The names of all settings. */
export const settingNames = variables.keyof().options;

/** The operator's settings under their own names, checked and with defaults filled in. */
export type Settings = z.output<typeof variables>;
export type Source = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; `lines` holds one line per fault, such as `PORT: must be …`. */
export class EnvError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}

/**
 * Checks the operator's settings; an empty value counts as not set.
 * @throws {EnvError} naming every fault at once
 */
export function readSettings(source: Source): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['WHOLESALE_API_URL'] && !given['SESSION_SECRET']) faults.push('SESSION_SECRET: must be set when WHOLESALE_API_URL is set');
  if (!parsed.success || faults.length > 0) throw new EnvError(faults);
  return parsed.data;
}
