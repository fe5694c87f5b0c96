import { deviceClassOf } from '~/device/device-class';
import { hashSource } from './page-response.server';

/** Marks, for the host, an answer that every visitor with the same `sharedPageKey` may be sent. */
export const sharedPageMark = 'x-shared-page';

/**
 * What a page depends on besides its address, as one word, where nothing in the request tells one visitor from another; null for all
 * others: whoever sends a cookie, the native app, and a frame or script that asks.
 */
export function sharedPageKey(header: (name: string) => string | null | undefined): string | null {
  const userAgent = header('user-agent') ?? '';
  if (header('cookie') || header('authorization') || userAgent.includes('FlowerPortalApp')) return null;
  if ((header('sec-fetch-dest') ?? 'document') !== 'document') return null;
  const hint = header('sec-ch-ua-mobile') ?? null;
  const device = deviceClassOf({ userAgent, mobileHint: hint === null ? null : hint === '?1' });
  return header('save-data')?.toLowerCase() === 'on' ? `${device} save-data` : device;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** A page that is sent more than once cannot carry a nonce: its policy names the scripts themselves, by their SHA-256. */
export function hashScripts(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(inlineScript), ([, code = '']) => hashSource(code)))];
}
