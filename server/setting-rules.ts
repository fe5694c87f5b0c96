import * as z from 'zod';
import { deliveryTypes, memberOf, perMember } from './contract/enumerations';

export function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule);
}

export const flag = z
  .enum(['true', 'false'], { message: 'must be true or false' })
  .transform((text) => text === 'true');

/** Drops a trailing slash. */
export function urlOf(...protocols: readonly string[]) {
  return z
    .string()
    .refine(
      (text) => protocols.includes(parseUrl(text)?.protocol ?? ''),
      `must be a URL starting with ${protocols.join('// or ')}//`,
    )
    .transform((text) => text.replace(/\/+$/, ''));
}

/** Where customers' lists are kept: a SQLite file by its absolute path, or a PostgreSQL. */
export const storeUrl = z
  .string()
  .refine((text) => isStoreUrl(text), 'must be file:/ and the path of a file, or postgres:// and a host')
  .transform((text) => (text.startsWith('file:') ? new URL(text).href : text));

function isStoreUrl(text: string): boolean {
  const { protocol, host, pathname, search, hash } = parseUrl(text) ?? {};
  if (protocol === 'postgres:' || protocol === 'postgresql:') return host !== '';
  return text.startsWith('file:/') && host === '' && !pathname?.endsWith('/') && `${search}${hash}` === '';
}

/** Base URL of an API; credentials, query and hash are rejected, since they would be logged and never used. */
export const apiBase = urlOf('http:', 'https:').refine(
  (text) => isBare(text),
  'must be a URL without a user, a password, a query or a fragment',
);

/** Scheme, host and port. */
export const origin = z
  .string()
  .refine((text) => isOrigin(text), 'must be an origin such as https://shop.example, without a path')
  .transform((text) => new URL(text).origin);

/** Local address, such as `127.0.0.1`, `::1` or `[::1]`. */
export const host = z.string().transform((text) => text.replace(/^\[(.*)\]$/, '$1'));

/** Comma-separated, with a port unless it is the default. */
export const hostList = z
  .string()
  .transform((text) => splitList(text.toLowerCase()))
  .refine(
    (hosts) => hosts.length > 0 && hosts.every(isHost),
    'must be host names separated by commas, such as cdn.example,img.example:8443',
  );

/** Comma-separated, at least 32 characters each; the first one encrypts, all decrypt. */
export const secretList = z
  .string()
  .transform(splitList)
  .refine((secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32), {
    message: 'must be one or more secrets of at least 32 characters each, separated by commas',
  });

export const phone = z
  .string()
  .regex(/^\+?(?=(?:\D*\d){5})[\d\s()-]+$/, 'must be a phone number such as +380 44 123 45 67');

/** A Ukrainian IBAN with right check digits (ISO 13616); blanks and small letters are accepted. */
export const iban = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine(
    (text) => /^UA\d{27}$/.test(text) && remainderOf97(text) === 1n,
    'must be a Ukrainian IBAN: UA and 27 digits with right check digits',
  );

function remainderOf97(text: string): bigint {
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n;
}

const isNumber = (text: string) => /^\+(?=(?:\D*\d){9,15}\D*$)[\d\s()-]+$/.test(text);

/** A phone number with its country code, or a name; without blanks, brackets and `@`. */
export const chat = z
  .string()
  .refine(
    (text) => isNumber(text) || /^@?[a-z]\w{3,63}$/i.test(text),
    'must be a phone number with its country code, such as +380 67 123 45 67, or a name, such as flower_shop',
  )
  .transform((text) => text.replace(isNumber(text) ? /[^+\d]/g : /^@/, ''));

/** `ua.kyiv.flowers.portal` */
export const androidAppId = z
  .string()
  .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'must be an application id such as ua.kyiv.flowers.portal');

/** `ABCDE12345.ua.kyiv.flowers.portal` */
export const iosAppId = z
  .string()
  .regex(
    /^[A-Z0-9]{10}(?:\.[\w-]+){2,}$/i,
    'must be a team and a bundle id, such as ABCDE12345.ua.kyiv.flowers.portal',
  );

/** Comma-separated SHA-256 fingerprints, as `keytool` writes them: 32 pairs of hexadecimal digits. */
export const fingerprints = z
  .string()
  .transform((text) => splitList(text.toUpperCase()))
  .refine(
    (prints) => prints.length > 0 && prints.every((print) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print)),
    'must be SHA-256 fingerprints separated by commas, each 32 pairs of hexadecimal digits such as 14:6D:E9:…',
  );

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Comma-separated numbers; 1 is Monday. */
export const weekdayList = z
  .string()
  .transform((text) => splitList(text.toLowerCase()))
  .refine(
    (days) => days.length > 0 && days.every((day) => weekdays.includes(day)),
    `must be days separated by commas, of ${weekdays.join(', ')}`,
  )
  .transform((days) => weekdays.flatMap((day, index) => (days.includes(day) ? [index + 1] : [])));

export const DEFAULT_CUT_OFF_HOURS = '2';
const MAX_CUT_OFF_HOURS = 72;

/** One number for all delivery options, or comma-separated `option=hours`; others have the default. */
export const cutOffHours = z.string().transform((text, context) => {
  const entries = /^\d+$/.test(text) ? deliveryTypes.map((type) => `${type}=${text}`) : splitList(text);
  const given = new Map(
    entries.map((entry) => {
      const [, name = '', hours] = /^(\w+)\s*=\s*(\d{1,2})$/.exec(entry) ?? [];
      return [name, Number(hours)];
    }),
  );
  const isValid = [...given].every(([name, hours]) => memberOf(deliveryTypes, name) && hours <= MAX_CUT_OFF_HOURS);
  if (!isValid || entries.length === 0 || given.size < entries.length)
    context.addIssue({
      code: 'custom',
      message: `must be whole hours from 0 to ${MAX_CUT_OFF_HOURS}: one number, or some of ${deliveryTypes.join(', ')}, each once, such as pickup=1,delivery=3`,
    });
  return perMember(deliveryTypes, (type) => given.get(type) ?? Number(DEFAULT_CUT_OFF_HOURS));
});

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && isBare(text);
}

function isBare(text: string): boolean {
  const url = parseUrl(text);
  return !url?.username && !url?.password && !/[?#]/.test(text);
}

function isHost(text: string): boolean {
  return /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/.test(text);
}
