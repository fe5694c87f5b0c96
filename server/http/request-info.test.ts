import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { parseRequestInfo } from './request-info';

function clientIpOf(forwarded: string): string | undefined {
  const request = {
    headersDistinct: { host: ['shop'] },
    headers: { host: 'shop', 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  };
  return parseRequestInfo(request as unknown as IncomingMessage, { trustProxy: 1, publicUrl: undefined })?.clientIp;
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9:51234', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:51234', '2001:db8::9'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['unknown', '10.0.0.1'],
  ['203.0.113.9:port', '10.0.0.1'],
  ['[203.0.113.9', '10.0.0.1'],
])('The client address is read from X-Forwarded-For %s', (forwarded, expected) => {
  expect(clientIpOf(forwarded)).toBe(expected);
});
