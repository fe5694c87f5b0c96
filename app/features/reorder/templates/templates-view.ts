import type { InvalidForm } from '~/bff/forms/form-errors';

export interface WeekdayOption {
  /** '0' for none, '1' for Monday. */
  readonly value: string;
  readonly label: string;
}

export interface TemplateRowView {
  readonly id: string;
  readonly name: string;
  readonly weekday: string;
  readonly day: string | null;
  readonly isToday: boolean;
  readonly size: string;
  readonly href: string;
  /** What was typed when the session ended. */
  readonly typed?: { readonly name: string; readonly weekday: string } | undefined;
}

export interface TemplatesView {
  readonly rows: readonly TemplateRowView[];
  readonly weekdays: readonly WeekdayOption[];
}

export interface NewTemplateView {
  readonly documentId: string | null;
  readonly source: string;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** Names of products that left the catalogue. */
  readonly gone: readonly string[];
  readonly size: string;
  /** Error for too many lines. */
  readonly tooLong: string | null;
  readonly name: string;
  readonly weekdays: readonly WeekdayOption[];
  readonly weekday: string;
}

export interface TemplateActionData {
  readonly form: InvalidForm;
}
