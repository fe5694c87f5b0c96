/** What a measure is given: how much to do, and where to leave what has to be ended. */
export interface Run {
  /** Whether to measure on a small scale. */
  readonly quick: boolean;
  /** Does something when the measure is over, however it ended; what was named last is done first. */
  atEnd(work: () => unknown): void;
}

/** What was measured. */
export interface Measured {
  /** In few words, to stand in the table. */
  readonly value: string;
  /** Whether the target is reached. */
  readonly ok: boolean;
  /** Whatever explains the value; goes into the report. */
  readonly details?: unknown;
}

/** One promise about faults, measured on real processes. Each stands in a file of its own in `figures/`. */
export interface Figure {
  readonly number: number;
  readonly what: string;
  readonly target: string;
  /** Most time that the whole measure may take, seconds. */
  readonly limitSeconds: number;
  measure(run: Run): Promise<Measured>;
}
