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

/** High enough that a third of calls failing at random practically never opens a circuit. */
const MAX_CONSECUTIVE_FAILURES = 15;
const OPEN_MS = 2_000;

/** An order is always sent, whatever happened to other calls. */
const exemptGroups: readonly EndpointGroup[] = ['order'];

export type CircuitListener = (group: EndpointGroup, isOpen: boolean) => void;

export interface CircuitBreakers {
  run<T>(group: EndpointGroup, call: () => Promise<T>): Promise<T>;
}

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

type Settled<T> = { readonly value: T } | { readonly error: unknown };

/** Only lost connections and 5xx count as failures. An abandoned call does not count, except for the trial call of a half-open circuit. */
export function createCircuitBreakers(onChange: CircuitListener = () => undefined): CircuitBreakers {
  const circuits = new Map<EndpointGroup, CircuitBreakerPolicy>();

  function circuitOf(group: EndpointGroup): CircuitBreakerPolicy {
    const known = circuits.get(group);
    if (known) return known;
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
