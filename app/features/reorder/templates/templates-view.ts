import type { InvalidForm } from '~/bff/forms/form-errors';

export interface WeekdayOption {
  /** '0' for none, '1' for Monday. */
  readonly value: string;
  readonly label: string;
}

/** A template in the list. */
export interface TemplateRowView {
  readonly id: string;
  readonly name: string;
  readonly weekday: string;
  /** 'п’ятниця'; null where none was chosen. */
  readonly day: string | null;
  /** Its day is today. */
  readonly isToday: boolean;
  /** '12 позицій, 340 шт' */
  readonly size: string;
  readonly href: string;
}

export interface TemplatesView {
  readonly rows: readonly TemplateRowView[];
  readonly weekdays: readonly WeekdayOption[];
  readonly isBroken: boolean;
}

/** A cart or an order that becomes a template. */
export interface NewTemplateView {
  readonly documentId: string | null;
  /** 'Із кошика', 'Замовлення № ЗМ-001204' */
  readonly source: string;
  /** Each 'Freedom, 60 см: 4 пачки = 100 шт'. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** Names of what the catalogue has no more: it is left out, and said so. */
  readonly gone: readonly string[];
  readonly size: string;
  /** Why no template holds all these lines; null where one does. */
  readonly tooLong: string | null;
  /** What it is called at first: nothing, or what was typed before. */
  readonly name: string;
  readonly weekdays: readonly WeekdayOption[];
  /** Today's, or what was chosen before. */
  readonly weekday: string;
}

/** A form that was refused. */
export interface TemplateActionData {
  readonly form: InvalidForm;
}
