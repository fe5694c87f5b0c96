import { expect } from 'vitest';
import type * as z from 'zod';
import { failure, type Failure } from '~server/contract/conventions';
import type { Endpoint } from '~server/contract/endpoint';

interface Asked<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<E['body']>;
  readonly bearer?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Sends a call as it stands in the contract and returns the bare answer. */
export function send<E extends Endpoint>(url: string, endpoint: E, asked: Asked<E> = {}): Promise<Response> {
  const { params = {}, query, body, bearer, language = 'uk', headers } = asked;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = query ? `?${writeQuery(query)}` : '';
  return fetch(url + path + search, {
    method: endpoint.method,
    headers: {
      'accept-language': language,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Sends a call that must succeed; its answer must be what the contract says. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  asked: Asked<E> = {},
): Promise<{ status: number; data: z.output<E['answer']> }> {
  const response = await send(url, endpoint, asked);
  const text = await response.text();
  expect(response.ok, `${endpoint.name} answered ${response.status}: ${text}`).toBe(true);
  const parsed = endpoint.answer.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!parsed.success) throw new Error(`${endpoint.name} differs from the contract: ${parsed.error.message}`);
  return { status: response.status, data: parsed.data as z.output<E['answer']> };
}

/** Sends a call that must be refused; the body follows the failure convention and repeats the status. */
export async function refuse<E extends Endpoint>(
  url: string,
  endpoint: E,
  asked: Asked<E> = {},
): Promise<Failure & { status: number }> {
  const response = await send(url, endpoint, asked);
  expect(response.ok, `${endpoint.name} answered ${response.status}`).toBe(false);
  const body = failure.parse(await response.json());
  expect(body.status).toBe(response.status);
  expect(body.message).toBeTruthy();
  return { ...body, status: response.status };
}
