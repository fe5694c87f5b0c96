import { CircuitOpenError, type CircuitBreakers } from './circuit-breakers';
import type { Call } from './send';
import type { RetryBudget } from './retry-budget';
import { isWholesaleError, WholesaleError } from './wholesale-error';

/** Shared data has a stale copy to fall back on; a customer's own has none, and six such reads make a page. */
const MAX_RETRIES = { shared: 2, own: 4 };
/** Average pause before the first retry; it doubles up to the longest. */
const PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 200;

export interface RetryLimits {
  readonly budget: RetryBudget;
  readonly circuits: CircuitBreakers;
}

/** Retries a GET after a lost connection, a 5xx or an incomplete response, within the budget and the deadline. Timeouts are not retried. @throws WholesaleError of the last attempt */
export async function withRetry<T>(
  call: Call,
  { budget, circuits }: RetryLimits,
  attempt: () => Promise<T>,
  onRetry: () => void,
): Promise<T> {
  const { endpoint, context } = call;
  const most = endpoint.auth === 'customer' ? MAX_RETRIES.own : MAX_RETRIES.shared;
  budget.earn();
  for (let retries = 0; ; retries += 1) {
    try {
      return await circuits.run(endpoint.group, attempt);
    } catch (error) {
      if (error instanceof CircuitOpenError) throw circuitError(call, error);
      const wait = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** retries) * (0.5 + Math.random());
      const inTime = (context.deadline?.leftMs() ?? Infinity) > wait;
      if (retries === most || endpoint.method !== 'GET' || !isRetryable(error) || !inTime || !budget.spend())
        throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (!isWholesaleError(error)) return false;
  // A body that was cut off may be complete next time; an invalid one will not change.
  const wasCutOff = error.kind === 'malformed' && error.cause !== undefined;
  return error.kind === 'network' || wasCutOff || error.status >= 500;
}

function circuitError({ endpoint, context }: Call, cause: CircuitOpenError): WholesaleError {
  return new WholesaleError(
    'unavailable',
    { endpoint: endpoint.name, requestId: context.requestId, status: 0, cause },
    'not asked, the circuit is open',
  );
}
