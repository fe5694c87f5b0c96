import type { ChartBar } from '~/ui/bar-chart';

export interface SpendingLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface SpendingRow {
  readonly key: string;
  /** 'листопад 2026 р.', or a category. */
  readonly label: string;
  /** The month in detail. */
  readonly href: string | null;
  readonly total: string;
  /** What was bought and what came back, where both are. */
  readonly details: string | null;
}

export interface SpendingFiles {
  readonly xlsx: string;
  readonly csv: string;
}

export interface MonthView {
  /** 'За категоріями: листопад 2026 р.' */
  readonly title: string;
  readonly total: string;
  /** 'на 12 % менше, ніж у жовтні' */
  readonly comparison: string | null;
  readonly notices: readonly string[];
  readonly bars: readonly (ChartBar & { readonly value: string })[];
  readonly rows: readonly SpendingRow[];
  readonly files: SpendingFiles;
  /** The documents of the month. */
  readonly documentsHref: string;
}

export interface SpendingView {
  readonly title: string;
  /** Which documents count. */
  readonly rule: string;
  /** Why not what was asked for is shown. */
  readonly error: string | null;
  readonly notices: readonly string[];
  readonly units: readonly SpendingLink[];
  readonly years: readonly SpendingLink[];
  /** 'За останні 12 місяців' */
  readonly range: string;
  readonly total: string;
  /** The last month beside the one before. */
  readonly comparison: string | null;
  readonly isEmpty: boolean;
  /** The way on where a year is empty. */
  readonly otherRange: string | null;
  readonly axis: readonly [string, string];
  readonly bars: readonly ChartBar[];
  readonly rows: readonly SpendingRow[];
  readonly files: SpendingFiles;
  readonly month: MonthView | null;
}
