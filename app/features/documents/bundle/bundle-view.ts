import type { ChartBar } from '~/ui/bar-chart';
import type { FieldErrorLink } from '~/ui/error-summary';
import type { LinkView } from '~/ui/button';
import type { DocumentRowView } from '../document-rows';
import type { PeriodTotalsView } from '../period-totals';
import type { PrintoutBodyView } from '../printout/printout-view';

export interface PartLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface BundleRowView extends Pick<
  DocumentRowView,
  'id' | 'href' | 'title' | 'date' | 'total' | 'status' | 'payment'
> {
  readonly printoutHref: string;
  readonly pdfHref: string | null;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Month and type; an order's bundle has no choice. */
export interface BundleChoice {
  readonly month: string;
  readonly months: readonly Option[];
  readonly documentType: string;
  readonly types: readonly Option[];
  readonly errors: readonly FieldErrorLink[];
}

/** What was spent in each month of a year. */
export interface MonthSumsView {
  /** Which documents count, and which are left out. */
  readonly notes: readonly string[];
  readonly axis: readonly [string, string];
  readonly bars: readonly ChartBar[];
  /** The newest month first. */
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: string;
    readonly isChosen: boolean;
    readonly total: string;
  }[];
}

export interface BundleView {
  readonly title: string;
  /** The order whose documents these are. */
  readonly back: LinkView | null;
  readonly choice: BundleChoice | null;
  readonly rows: readonly BundleRowView[];
  /** Null where all are on one page. */
  readonly pages: { readonly current: number; readonly count: number } | null;
  readonly isCut: boolean;
  readonly prints: readonly PartLink[];
  readonly files: readonly PartLink[];
  readonly totals: PeriodTotalsView | null;
  /** Of the year around a month. */
  readonly sums: MonthSumsView | null;
}

export interface BundlePrintView {
  readonly title: string;
  readonly printouts: readonly (PrintoutBodyView & { readonly id: string })[];
  readonly missing: readonly string[];
  /** Empty where one part is all. */
  readonly parts: readonly PartLink[];
  readonly closeHref: string;
}
