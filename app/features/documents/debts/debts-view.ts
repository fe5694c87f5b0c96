import type { DocumentSum } from '../one-document-page';
import type { StatusView } from '../status-badge';

export interface DebtView {
  readonly id: string;
  /** 'Видаткова накладна № ВН-000812' */
  readonly title: string;
  readonly href: string;
  readonly date: string;
  /** '23 дні' */
  readonly age: string;
  readonly isOld: boolean;
  readonly payment: StatusView | null;
  readonly total: string;
  /** Where the supplier's account and the payment code stand. */
  readonly payHref: string;
}

export interface DebtAgeView {
  readonly key: string;
  /** 'До 7 днів' */
  readonly label: string;
  readonly count: string;
  readonly total: string;
  /** Of the whole, 0 to 1. */
  readonly fraction: number;
}

export interface DebtsView {
  readonly title: string;
  readonly debts: readonly DebtView[];
  readonly ages: readonly DebtAgeView[];
  /** The sum of the documents, the account's balance and their difference. */
  readonly sums: readonly DocumentSum[];
  /** What the difference means, and what is not counted. */
  readonly notes: readonly string[];
}
