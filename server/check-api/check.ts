import type * as z from 'zod';
import { failedResponse, parseResponse, unreadOf } from '../api/parse-response';
import type { CallInput, LooseInput } from '../api/request';
import { isWholesaleError } from '../api/wholesale-error';
import type { Failure } from '../contract/conventions';
import type { Endpoint } from '../contract/endpoint';
import { everyEndpoint, type Finding } from './finding';
import { sendCall, type Sender } from './send-call';

/** Calls the API and collects findings. Never throws. */
export interface Check {
  /** Expects a valid response; `otherwise` is the finding when `holds` returns false. Null when the call fails. */
  answer<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    sender?: Sender,
    holds?: (answer: z.output<E['answer']>) => boolean,
    otherwise?: string,
  ): Promise<z.output<E['answer']> | null>;
  /** Expects an error with this status, code and details. */
  rejection<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    sender: Sender,
    status: number,
    code?: string,
    holds?: (details: NonNullable<Failure['details']>) => boolean,
  ): Promise<void>;
  /** Expects a PDF. */
  pdf<E extends Endpoint>(endpoint: E, input: CallInput<E>, sender?: Sender): Promise<void>;
  skip(reason: string, ...endpoints: readonly Endpoint[]): void;
  findings(): Finding[];
}

export function openCheck(baseUrl: string): Check {
  const differences = new Map<string, Set<string>>();
  const reasons = new Map<string, string>();

  /** Notes what is wrong with the response; null when it is unusable. */
  async function attempt<Result>(
    endpoint: Endpoint,
    input: LooseInput,
    sender: Sender,
    judge: (response: Response, note: (difference: string) => void) => Promise<Result>,
  ): Promise<Result | null> {
    const found = differences.get(endpoint.name) ?? new Set();
    differences.set(endpoint.name, found);
    try {
      const response = await sendCall(baseUrl, endpoint, input, sender);
      return await judge(response, (difference) => found.add(difference));
    } catch (error) {
      found.add(describe(error));
      return null;
    }
  }

  return {
    answer: (endpoint, input, sender = {}, holds, otherwise = 'gives something else') =>
      attempt(endpoint, input, sender, async (response, note) => {
        const answer = await parseResponse(endpoint, '', response);
        unreadOf(answer)?.slice(0, 5).forEach(note);
        if (holds?.(answer) === false) note(otherwise);
        return answer;
      }),
    async rejection(endpoint, input, sender, status, code, holds) {
      await attempt(endpoint, input, sender, async (response, note) => {
        const { failure } = failedResponse(endpoint, { requestId: '', status: response.status }, await response.text());
        const given = [response.status, failure?.code].filter(Boolean).join(' ');
        if (response.status !== status || (code && failure?.code !== code))
          note(`should refuse with ${[status, code].filter(Boolean).join(' ')}, answered ${given}`);
        else if (holds?.(failure?.details ?? {}) === false)
          note(`refuses with ${given}, whose details say something else`);
      });
    },
    async pdf(endpoint, input, sender = {}) {
      await attempt(endpoint, input, sender, async (response, note) => {
        const start = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5);
        const type = response.headers.get('content-type') ?? 'no content type';
        if (!response.ok || !type.startsWith('application/pdf') || start !== '%PDF-')
          note(`should be a PDF, answered ${response.status}, ${type}, starting ${JSON.stringify(start)}`);
      });
    },
    skip(reason, ...endpoints) {
      for (const { name } of endpoints) reasons.set(name, reason);
    },
    findings: () =>
      everyEndpoint.map((endpoint) => {
        const found = differences.get(endpoint.name);
        if (found) return { endpoint, verdict: found.size > 0 ? 'differs' : 'holds', details: [...found] };
        const reason = reasons.get(endpoint.name) ?? 'an earlier call gave nothing to try it with';
        return { endpoint, verdict: 'not tried', details: [reason] };
      }),
  };
}

function describe(error: unknown): string {
  if (!isWholesaleError(error)) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `no answer: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
  if (error.kind === 'malformed') return error.message.replace(/^.*?malformed( \(\d+\))?: /, '');
  return [`answered ${error.status}`, error.failure?.code, error.failure?.message].filter(Boolean).join(', ');
}
