import type { Store } from './store/store';

/** What every handler may need. */
export interface Context {
  readonly store: Store;
  readonly now: () => Date;
  /** How long a bearer lives, seconds. */
  readonly tokenSeconds: number;
  readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}
