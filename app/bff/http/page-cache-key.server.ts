import { deviceClassOf } from '~/browser/device/device-class';
import { parseCookie } from '~server/session/cookie-text';
import { isLite, LITE_COOKIE } from '~/bff/lite-mode.server';
import { LOCALE_COOKIE } from './locale-cookie.server';
import { hashSource } from '~server/digest';

/** Cookies that many visitors send alike: what they chose. */
const choices = [LITE_COOKIE, LOCALE_COOKIE];

/**
 * What a page depends on besides its address, as one word, where nothing in the request tells one visitor from another; null for all
 * others: whoever sends a cookie that is not a choice, the native app, and a frame or script that asks.
 */
export function pageCacheKey(header: (name: string) => string | null | undefined): string | null {
  const userAgent = header('user-agent') ?? '';
  const cookies = parseCookie(header('cookie') ?? null);
  if (
    [...cookies.keys()].some((name) => !choices.includes(name)) ||
    header('authorization') ||
    userAgent.includes('FlowerPortalApp')
  )
    return null;
  if ((header('sec-fetch-dest') ?? 'document') !== 'document') return null;
  const hint = header('sec-ch-ua-mobile') ?? null;
  const device = deviceClassOf({ userAgent, mobileHint: hint === null ? null : hint === '?1' });
  const weight = isLite(header) ? 'light' : 'whole';
  return header('cookie') ? `${device} ${weight} known ${cookies.get(LOCALE_COOKIE) ?? ''}` : `${device} ${weight} new`;
}

const inlineScript = /<script(?![^<>]*\ssrc=)([^<>]*)>([^]*?)<\/script>/g;

/**
 * A page that is sent more than once cannot carry the nonce it was written with: its policy names the scripts that did, by their SHA-256.
 * One that came into the page by a fault carries none, and is not named.
 */
export function hashInlineScripts(written: string, nonce: string): { html: string; scriptHashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const own = [...written.matchAll(inlineScript)].filter(([, attributes = '']) => attributes.includes(mark));
  return {
    html: written.replaceAll(mark, ''),
    scriptHashes: [...new Set(own.map(([, , code = '']) => hashSource(code)))],
  };
}
