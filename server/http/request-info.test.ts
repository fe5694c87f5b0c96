import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { parseRequestInfo } from './request-info';

function infoOf(headers: Readonly<Record<string, string>>) {
  const request = {
    rawHeaders: ['Host', 'shop'],
    headers: { host: 'shop', ...headers },
    socket: { remoteAddress: '10.0.0.1' },
  };
  return parseRequestInfo(request as unknown as IncomingMessage, { trustProxy: 1, publicUrl: undefined });
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
  expect(infoOf({ 'x-forwarded-for': forwarded })?.clientIp).toBe(expected);
});

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it.each([
  [{ traceparent }, { traceparent }],
  [
    { traceparent, tracestate: 'rojo=00f067aa0ba902b7' },
    { traceparent, tracestate: 'rojo=00f067aa0ba902b7' },
  ],
  [{ traceparent, tracestate: 'a='.padEnd(513, 'x') }, { traceparent }],
  [{ traceparent: traceparent.toUpperCase() }, undefined],
  [{ traceparent: traceparent.replace(/^00/, 'ff') }, undefined],
  [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, undefined],
  [{ traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01` }, undefined],
  [{ traceparent: `${traceparent}-more` }, undefined],
  [{ tracestate: 'a=1' }, undefined],
])('The trace of the headers %j is %j', (headers, expected) => {
  expect(infoOf(headers)?.trace).toEqual(expected);
});
