import type { Part } from './outline';

/** A content page, ready to be shown. */
export interface ContentView {
  readonly title: string;
  readonly description: string;
  /** Sanitised: it may stand in the page as it is. */
  readonly html: string;
  /** Parts to jump to; none for a short text. */
  readonly parts: readonly Part[];
  /** 'Оновлено 1 листопада 2026 р.' */
  readonly updated: string | null;
}
