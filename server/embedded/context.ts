import type { Store } from './store/store';

export interface Context {
  readonly store: Store;
  readonly now: () => Date;
  /** Lifetime of a bearer, seconds. */
  readonly tokenSeconds: number;
  readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}
