export interface DiscountView {
  readonly manufacturerId: string;
  readonly farm: string;
  /** '7,5 %' */
  readonly percent: string;
  /** 'Квіти без акції дешевші на 7,5 %, тут — на 72,00 грн.' */
  readonly meaning: string;
  readonly example: {
    /** 'Freedom 60 см, пачка 25 шт', or 'на кожні 1 000 грн' without a product. */
    readonly goods: string;
    readonly before: string;
    readonly after: string;
    readonly saved: string;
  };
  readonly goodsHref: string;
}

export interface DiscountsView {
  readonly discounts: readonly DiscountView[];
  readonly namesMissing: boolean;
}
