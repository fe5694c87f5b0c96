import type { SheetActionData } from '~/domain/rejected-line';
import type { OrderedView } from '~/features/reorder/sheet/ordered-view';

/** What can be taken in place of what is short or gone; nothing is, until it is chosen. */
export interface SubstitutesView {
  /** 'Решту, 60 шт, узяти з:' */
  readonly label: string;
  /** The option that was chosen before. */
  readonly chosen?: string | undefined;
  readonly options: readonly {
    /** The field that asks for it: one product and its pieces. */
    readonly value: string;
    /** '60 шт Explorer, 60 см · Los Nevados, Еквадор · 41,20 грн · разом 2 472,00 грн' */
    readonly label: string;
  }[];
}

/** One product of a repeated order, then and now, in words. */
export interface RepeatLineView extends OrderedView {
  /** Null where nothing is missing, or nothing is like it. */
  readonly substitutes: SubstitutesView | null;
}

/** Lines of an earlier order, and what they come to. */
export interface RepeatSheet {
  readonly lines: readonly RepeatLineView[];
  /** '4 позиції повністю', '1 частково', '1 недоступна'; none of a kind is left out. */
  readonly counts: readonly string[];
  /** 'тоді було 4 312,50 грн' */
  readonly totalThen: string;
  readonly orderable: boolean;
}

export interface RepeatView extends RepeatSheet {
  /** 'Повторити замовлення' */
  readonly heading: string;
  /** 'Замовлення № ЗМ-001204, 20 листопада 2026 р.' */
  readonly lead: string;
  /** Where it was come from. */
  readonly place: { readonly label: string; readonly href: string };
}

/** What became of the lines, and of what was chosen in place of them. */
export interface RepeatActionData extends SheetActionData {
  /** What was chosen in place of lines, by their product; `added` says what got into the cart, null when it did not. */
  readonly substitutes: Readonly<Record<string, { readonly value: string; readonly added: string | null }>>;
}

/** How the names of the choices in place of lines begin; the product of the line follows. */
export const INSTEAD = 'instead-';
