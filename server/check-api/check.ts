import type * as z from 'zod';
import { failedAnswer, readAnswer, unreadOf } from '../api/answer';
import { addressOf, headersOf, type CallInput } from '../api/request';
import { isWholesaleError, type WholesaleError } from '../api/wholesale-error';
import type { Endpoint } from '../contract/endpoint';
import { everyEndpoint, type Finding } from './finding';

/** How long any answer may take, ms. */
const PATIENCE_MS = 15_000;

interface Sender {
  readonly bearer?: string | undefined;
  readonly idempotencyKey?: string;
}

/** Tries calls against an API and remembers what it found. No method ever throws for what the API does. */
export interface Check {
  /** A call that must succeed with the contract's shape; `judge` names what is wrong in a well-shaped answer. Null when it differs. */
  answer<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    sender?: Sender,
    judge?: (answer: z.output<E['answer']>) => string | undefined,
  ): Promise<z.output<E['answer']> | null>;
  /** A call that must be refused with this status and, where the contract names one, this code. */
  refusal<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    sender: Sender,
    status: number,
    code?: string,
  ): Promise<void>;
  /** A call that must answer with a PDF. */
  pdf<E extends Endpoint>(endpoint: E, input: CallInput<E>, sender?: Sender): Promise<void>;
  skip(reason: string, ...endpoints: readonly Endpoint[]): void;
  /** One finding for each call of the contract. */
  findings(): Finding[];
}

/** Opens a check of the API at a base URL. */
export function openCheck(baseUrl: string): Check {
  const differences = new Map<string, string[]>();
  const reasons = new Map<string, string>();

  function note(endpoint: Endpoint, difference?: string): void {
    const known = differences.get(endpoint.name) ?? [];
    differences.set(endpoint.name, difference === undefined ? known : [...known, difference]);
  }

  async function send(endpoint: Endpoint, input: CallInput<Endpoint>, sender: Sender): Promise<Response> {
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    return fetch(addressOf(baseUrl, endpoint, input), {
      method: endpoint.method,
      headers: headersOf(endpoint, { language: 'uk', requestId: 'check-api', ...sender }, body !== undefined),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Null, and a note, when the work fails. */
  async function noted<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T | null> {
    try {
      const result = await work();
      note(endpoint);
      return result;
    } catch (error) {
      note(endpoint, describe(error));
      return null;
    }
  }

  return {
    answer: (endpoint, input, sender = {}, judge) =>
      noted(endpoint, async () => {
        const answer = await readAnswer(endpoint, '', await send(endpoint, input as CallInput<Endpoint>, sender));
        for (const entry of unreadOf(answer)?.slice(0, 5) ?? []) note(endpoint, entry);
        const wrong = judge?.(answer);
        if (wrong) note(endpoint, wrong);
        return answer;
      }),
    async refusal(endpoint, input, sender, status, code) {
      await noted(endpoint, async () => {
        const response = await send(endpoint, input as CallInput<Endpoint>, sender);
        const { failure } = failedAnswer(endpoint, { requestId: '', status: response.status }, await response.text());
        const wanted = `${status}${code ? ` ${code}` : ''}`;
        const given = `${response.status}${failure?.code ? ` ${failure.code}` : ''}`;
        if (response.status !== status || (code && failure?.code !== code))
          note(endpoint, `should refuse with ${wanted}, answered ${given}`);
      });
    },
    async pdf(endpoint, input, sender = {}) {
      await noted(endpoint, async () => {
        const response = await send(endpoint, input as CallInput<Endpoint>, sender);
        const start = Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString('latin1');
        const type = response.headers.get('content-type') ?? 'no content type';
        if (!response.ok || !type.startsWith('application/pdf') || start !== '%PDF-') {
          note(endpoint, `should be a PDF, answered ${response.status}, ${type}, starting ${JSON.stringify(start)}`);
        }
      });
    },
    skip(reason, ...endpoints) {
      for (const { name } of endpoints) reasons.set(name, reason);
    },
    findings: () =>
      everyEndpoint.map((endpoint) => {
        const found = differences.get(endpoint.name);
        if (!found)
          return {
            endpoint,
            verdict: 'not tried',
            details: [reasons.get(endpoint.name) ?? 'an earlier call gave nothing to try it with'],
          };
        return { endpoint, verdict: found.length > 0 ? 'differs' : 'holds', details: [...new Set(found)] };
      }),
  };
}

function describe(error: unknown): string {
  if (!isWholesaleError(error)) return error instanceof Error ? `no answer: ${reasonOf(error)}` : String(error);
  if (error.kind === 'malformed') return error.message.replace(/^.*?malformed( \(\d+\))?: /, '');
  return `answered ${error.status}${saidBy(error)}`;
}

function saidBy({ failure }: WholesaleError): string {
  return [failure?.code, failure?.message]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
