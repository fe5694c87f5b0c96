import * as z from 'zod';
import {
  androidAppId,
  apiBase,
  chat,
  cutOffHours,
  DEFAULT_CUT_OFF_HOURS,
  fingerprints,
  flag,
  host,
  hostList,
  iosAppId,
  iban,
  origin,
  phone,
  secretList,
  storeUrl,
  urlOf,
  weekdayList,
  wholeNumber,
} from './setting-rules';
import { editDistance } from './search-index/edit-distance';

const webUrl = urlOf('http:', 'https:');
const text = z.string().optional();
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  message: 'must be fatal, error, warn, info, debug, trace or silent',
});

/** All settings with rules and defaults. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: host.optional(),
  PUBLIC_URL: origin.optional(),
  WHOLESALE_API_URL: apiBase.optional(),
  DEMO: flag.prefault('false'),
  SESSION_SECRET: secretList.optional(),
  COOKIE_SECURE: flag.optional(),
  WAREHOUSE_ID: text,
  SHOP_ID: text,
  SHOP_NAME: text,
  SHOP_NAME_EN: text,
  SHOP_NAME_RU: text,
  CONTACT_PHONE: phone.optional(),
  CONTACT_VIBER: chat.optional(),
  CONTACT_TELEGRAM: chat.optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_ADDRESS: text,
  CONTACT_MAP_URL: webUrl.optional(),
  PAYMENT_RECIPIENT: z.string().max(70, 'must have at most 70 characters').optional(),
  PAYMENT_IBAN: iban.optional(),
  PAYMENT_CODE: z
    .string()
    .regex(/^(\d{8}|\d{10})$/, 'must be an EDRPOU code of 8 digits or a tax number (RNOKPP) of 10')
    .optional(),
  MINIMUM_ORDER: wholeNumber(1, 1_000_000).optional(),
  FREE_DELIVERY_FROM: wholeNumber(1, 1_000_000).optional(),
  ARRIVAL_DAYS: weekdayList.optional(),
  CLAIM_HOURS: wholeNumber(1, 720).optional(),
  CUT_OFF_HOURS: cutOffHours.prefault(DEFAULT_CUT_OFF_HOURS),
  IMAGE_HOSTS: hostList.optional(),
  IMAGE_CACHE_DIR: text,
  IMAGE_CACHE_MB: wholeNumber(1, 1_000_000).prefault('512'),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  STORE_URL: storeUrl.optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by upper-case letters and digits')
    .optional(),
  APP_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+(\.\d+)?$/, 'must be a version such as 1.4.2')
    .default('1.0.0'),
  ANDROID_APP_ID: androidAppId.optional(),
  ANDROID_CERT_SHA256: fingerprints.optional(),
  IOS_APP_ID: iosAppId.optional(),
  APP_STORE_URL: webUrl.optional(),
  PLAY_STORE_URL: webUrl.optional(),
  OFFLINE_COPIES: flag.prefault('true'),
  TRUST_PROXY: wholeNumber(0, 100).prefault('0'),
  LOG_LEVEL: logLevel.default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: wholeNumber(0, 20).prefault('5'),
  /** Internal: set for child processes by the process with the embedded API. */
  PORTAL_STARTED_EMBEDDED_API: flag.prefault('false'),
  EMBEDDED_DATA_DIR: z.string().default('.data'),
  EMBEDDED_PRODUCTS: wholeNumber(1, 100_000).prefault('600'),
});

export const settingNames = variables.keyof().options;

/** Defaults as text. */
export const settingDefaults: Source = Object.fromEntries(
  Object.entries(variables.shape).flatMap(([name, rule]) =>
    rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault ? [[name, rule.def.defaultValue]] : [],
  ),
);

export type Settings = z.output<typeof variables>;
export type Source = Readonly<Record<string, string | undefined>>;

/** `lines` has one line per error, such as `PORT: must be …`. */
export class EnvError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}

/** Exits with one line per invalid setting; rethrows other errors. */
export function exitOnSettingErrors(error: unknown): never {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`The settings cannot be used:\n${error.lines.map((line) => `  ${line}\n`).join('')}`);
  process.exit(1);
}

/** Settings of which all or none are set. */
const groups = [
  ['PAYMENT_RECIPIENT', 'PAYMENT_IBAN', 'PAYMENT_CODE'],
  ['ANDROID_APP_ID', 'ANDROID_CERT_SHA256'],
] as const;

const apiVariables = variables.pick({ WHOLESALE_API_URL: true, WAREHOUSE_ID: true, SHOP_ID: true });

/** Empty values count as not set. @throws {EnvError} for invalid settings */
export function parseSettings(source: Source): Settings {
  const values = readValues(source);
  const { WHOLESALE_API_URL: api, SESSION_SECRET: secret, COOKIE_SECURE: secure, PUBLIC_URL: publicUrl = '' } = values;
  const isDemo = api === undefined || values['PORTAL_STARTED_EMBEDDED_API'] === 'true';
  const isSecure = secure === undefined ? !isDemo : secure === 'true';
  const errors = [
    ...(api !== undefined && secret === undefined ? ['SESSION_SECRET: must be set when WHOLESALE_API_URL is set'] : []),
    ...(isSecure && plainAddress.test(publicUrl)
      ? ['COOKIE_SECURE: must be false where PUBLIC_URL is http, or nobody stays signed in']
      : []),
    ...(isDemo && /^https:/i.test(publicUrl) && values['DEMO'] !== 'true'
      ? ['WHOLESALE_API_URL: must be set where PUBLIC_URL is https; DEMO=true shows the demo supplier there']
      : []),
    ...(values['REDIS_URL'] !== undefined && values['STORE_URL'] === undefined
      ? [
          'STORE_URL: must be set with REDIS_URL: postgres://… for several containers; a file would be lost with its container',
        ]
      : []),
    ...groups.flatMap((names) => {
      const missing = names.filter((name) => values[name] === undefined);
      if (missing.length === names.length) return [];
      return missing.map((name) => `${name}: must be set, too: set all of ${names.join(', ')}, or none`);
    }),
  ];
  return check(variables, values, errors);
}

/** Warnings for variables that resemble a setting: `WHOLESALE_API_URI: is no setting; did you mean WHOLESALE_API_URL?` */
export function findMisspelt(source: Source): string[] {
  return Object.keys(source).flatMap((name) => {
    if (name in variables.shape) return [];
    const setting = settingNames.find((known) => {
      const most = Math.floor(known.length / 4);
      return editDistance(known, name, most) <= most;
    });
    return setting ? [`${name}: is no setting; did you mean ${setting}?`] : [];
  });
}

/** The settings of the API, for tools. @throws {EnvError} for invalid settings */
export function parseApiSettings(source: Source): z.output<typeof apiVariables> {
  return check(apiVariables, readValues(source), []);
}

/** A URL without TLS, except for localhost, where browsers keep secure cookies. */
const plainAddress = /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i;

function check<Rules extends z.ZodType>(rules: Rules, values: Source, otherErrors: readonly string[]): z.output<Rules> {
  const parsed = rules.safeParse(values);
  const errors = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || otherErrors.length > 0) throw new EnvError([...errors, ...otherErrors]);
  return parsed.data;
}

/** The values that are set, without the blanks and quotes around them: not every reader of an env file takes quotes off. */
function readValues(source: Source): Source {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, text = '']) => {
      const [, , quoted] = /^(["'])((?:(?!\1).)*)\1$/s.exec(text.trim()) ?? [];
      const value = (quoted ?? text).trim();
      return value === '' ? [] : [[name, value]];
    }),
  );
}
