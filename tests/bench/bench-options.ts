export interface Bench {
  /** Shorter runs, for trying the bench itself. */
  readonly quick: boolean;
}
