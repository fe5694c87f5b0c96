/** Options of a measurement and its cleanup. */
export interface Run {
  /** Whether to measure on a small scale. */
  readonly quick: boolean;
  /** Registers a cleanup that runs after the measurement, in reverse order. */
  atEnd(work: () => unknown): void;
}

/** Result of a measurement. */
export interface Measured {
  /** Short text for the table. */
  readonly value: string;
  /** Whether the target is reached. */
  readonly ok: boolean;
  /** Details for the report. */
  readonly details?: unknown;
}

/** One promise about faults, measured on real processes; one file each in `figures/`. */
export interface Figure {
  readonly number: number;
  readonly what: string;
  readonly target: string;
  /** Time limit of the measurement, seconds. */
  readonly limitSeconds: number;
  measure(run: Run): Promise<Measured>;
}
