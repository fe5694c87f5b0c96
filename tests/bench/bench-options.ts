export interface Bench {
  /** Shorter runs, to try the bench. */
  readonly quick: boolean;
}
