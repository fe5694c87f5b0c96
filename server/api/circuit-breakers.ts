import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { EndpointGroup } from '../contract/endpoint';
import { isWholesaleError } from './wholesale-error';

/** Failures in a row that open a circuit: a third failing at random comes to that once in seventy million calls. */
const MAX_CONSECUTIVE_FAILURES = 15;
/** How long an open circuit refuses before one call may try again, ms. */
const OPEN_MS = 2_000;

/** An order is sent whatever happened to others: its own answer is the only one that counts. */
const exemptGroups: readonly EndpointGroup[] = ['order'];

export type CircuitListener = (group: EndpointGroup, isOpen: boolean) => void;

/** Keeps calls from an API that has stopped answering: one circuit for each class of traffic. */
export interface CircuitBreakers {
  /**
   * Runs a call unless its circuit is open.
   * @throws CircuitOpenError, or what the call throws
   */
  run<T>(group: EndpointGroup, call: () => Promise<T>): Promise<T>;
}

/** The call was not made: the API has not been answering. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

type Settled<T> = { readonly value: T } | { readonly error: unknown };

/** Refusals are answers: only a lost answer or a 5xx counts against the API. A call that its customer left counts neither way while its circuit is closed. */
export function createCircuitBreakers(onChange: CircuitListener = () => undefined): CircuitBreakers {
  const circuits = new Map<EndpointGroup, CircuitBreakerPolicy>();

  function circuitOf(group: EndpointGroup): CircuitBreakerPolicy {
    const known = circuits.get(group);
    if (known) return known;
    // Of the one call that tries a resting circuit nobody knows what it would have met: left by its customer, it opens the circuit again.
    const counts = handleWhen((error) => !isAbandoned(error) || breaker.state === CircuitState.HalfOpen);
    const breaker: CircuitBreakerPolicy = circuitBreaker(counts, {
      halfOpenAfter: OPEN_MS,
      breaker: new ConsecutiveBreaker(MAX_CONSECUTIVE_FAILURES),
    });
    breaker.onStateChange((state) => {
      if (state !== CircuitState.HalfOpen) onChange(group, state === CircuitState.Open);
    });
    circuits.set(group, breaker);
    return breaker;
  }

  return {
    async run(group, call) {
      if (exemptGroups.includes(group)) return await call();
      const circuit = circuitOf(group);
      // While one call tries, others are refused at once and do not wait for it.
      if (circuit.state === CircuitState.HalfOpen) throw new CircuitOpenError(group);
      try {
        const settled = await circuit.execute(() => settle(call()));
        if ('error' in settled) throw settled.error;
        return settled.value;
      } catch (error) {
        throw isBrokenCircuitError(error) ? new CircuitOpenError(group, { cause: error }) : error;
      }
    },
  };
}

async function settle<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (isOutage(error)) throw error;
    return { error };
  }
}

function isOutage(error: unknown): boolean {
  if (!isWholesaleError(error)) return true;
  return isAbandoned(error) || error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}

function isAbandoned(error: unknown): boolean {
  return isWholesaleError(error) && error.kind === 'abandoned';
}
