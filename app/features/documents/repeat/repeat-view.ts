import type { BadgeTone } from '~/ui/badge';
import type { PictureView } from '~/ui/picture-view';

/** One product of a repeated order, then and now, in words. */
export interface RepeatLineView {
  readonly productId: string;
  readonly name: string;
  /** The product, or what is like it when it is gone. */
  readonly href: string;
  readonly manufacturer: string | null;
  readonly picture: PictureView | null;
  readonly badge: { readonly tone: BadgeTone; readonly word: string };
  /** 'Було: 50 шт × 38,40 грн' */
  readonly then: string;
  /** 'Тепер: 40,00 грн, дорожче на 1,60 грн' */
  readonly now: string | null;
  readonly price: 'same' | 'dearer' | 'cheaper';
  /** Why it is not taken as it was. */
  readonly reason: string | null;
  /** Search for what is like it, where it cannot be had. */
  readonly searchHref: string | null;
  /** Null where nothing can be taken, whatever is asked. */
  readonly order: { readonly take: number; readonly step: number; readonly total: string } | null;
}

export interface RepeatView {
  /** 'Замовлення № ЗМ-001204' */
  readonly document: { readonly title: string; readonly href: string; readonly date: string };
  readonly lines: readonly RepeatLineView[];
  /** '4 позиції повністю', '1 частково', '1 недоступна'; none of a kind is left out. */
  readonly counts: readonly string[];
  readonly totalThen: string;
  /** What is taken, at today's prices. */
  readonly totalNow: string;
  readonly orderable: boolean;
}

/** What became of the lines, when not all that was asked for is in the cart. */
export interface RepeatAnswer {
  readonly added: readonly string[];
  readonly refused: readonly { readonly productId: string; readonly name: string; readonly typed: string; readonly message: string }[];
  readonly text: string;
}

/** Id of the quantity field of a line. */
export function repeatFieldId(productId: string): string {
  return `quantity-${productId}`;
}
