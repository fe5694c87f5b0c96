import type { OrderLine } from '~/features/reorder/sheet/order-line';

/** Lines of an earlier order, and what they come to. */
export interface RepeatSheet {
  readonly lines: readonly OrderLine[];
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
