import { deviceClassOf } from '~/browser/device/device-class';
import { parseCookie } from '~server/session/cookie-text';
import { isLite, LITE_COOKIE } from '~/bff/lite-mode.server';
import { LOCALE_COOKIE } from './locale-cookie.server';
import { chosenView, rememberedView, VIEW_COOKIE } from './view-cookie.server';
import { hashSource } from '~server/digest';

const choices = [LITE_COOKIE, LOCALE_COOKIE, VIEW_COOKIE];

/** Cache key of a page besides its URL; null for requests with other cookies, the native app and scripts, and where a view is chosen. */
export function pageCacheKey(header: (name: string) => string | null | undefined, url: string): string | null {
  const userAgent = header('user-agent') ?? '';
  const cookies = parseCookie(header('cookie') ?? null);
  if (
    [...cookies.keys()].some((name) => !choices.includes(name)) ||
    header('authorization') ||
    userAgent.includes('FlowerPortalApp') ||
    chosenView(url, header)
  )
    return null;
  if ((header('sec-fetch-dest') ?? 'document') !== 'document') return null;
  const hint = header('sec-ch-ua-mobile') ?? null;
  const device = deviceClassOf({ userAgent, mobileHint: hint === null ? null : hint === '?1' });
  const weight = isLite(header) ? 'light' : 'whole';
  return header('cookie')
    ? `${device} ${weight} known ${cookies.get(LOCALE_COOKIE) ?? ''} ${rememberedView(header)}`
    : `${device} ${weight} new`;
}

const inlineScript = /<script(?![^<>]*\ssrc=)([^<>]*)>([^]*?)<\/script>/g;

/** Replaces the nonce of a cached page by the SHA-256 hashes of its inline scripts. */
export function hashInlineScripts(written: string, nonce: string): { html: string; scriptHashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const own = [...written.matchAll(inlineScript)].filter(([, attributes = '']) => attributes.includes(mark));
  return {
    html: written.replaceAll(mark, ''),
    scriptHashes: [...new Set(own.map(([, , code = '']) => hashSource(code)))],
  };
}
