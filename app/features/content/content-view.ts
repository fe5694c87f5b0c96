import type { Part } from './outline';

export interface ContentView {
  readonly title: string;
  readonly description: string;
  /** Path of the picture that messengers show. */
  readonly preview: string;
  /** Sanitised. */
  readonly html: string;
  readonly parts: readonly Part[];
  /** 'Оновлено 1 листопада 2026 р.' */
  readonly updated: string | null;
}
