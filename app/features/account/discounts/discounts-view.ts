/** A farm's discount and what it comes to. */
export interface DiscountView {
  readonly manufacturerId: string;
  readonly farm: string;
  /** '7,5 %' */
  readonly percent: string;
  /** 'Квіти без акції дешевші на 7,5 %, тут — на 72,00 грн.' */
  readonly meaning: string;
  readonly example: {
    /** 'Freedom 60 см, пачка 25 шт'; for a farm with nothing to show, 'на кожні 1 000 грн'. */
    readonly goods: string;
    readonly before: string;
    readonly after: string;
    readonly saved: string;
  };
  /** The farm's goods in the catalogue. */
  readonly goodsHref: string;
}

export interface DiscountsView {
  readonly discounts: readonly DiscountView[];
  /** The API did not give the names of the farms. */
  readonly namesMissing: boolean;
}
