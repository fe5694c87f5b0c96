export interface FavouriteView {
  /** `variantKey`, sent to remove it. */
  readonly key: string;
  /** 'Freedom, 60 см' */
  readonly name: string;
  readonly farm: string;
  /** 'Сьогодні 2 партії', 'Сьогодні немає' */
  readonly today: string;
  readonly isThere: boolean;
  readonly searchHref: string;
}

export interface FavouritesView {
  readonly entries: readonly FavouriteView[];
  readonly size: string;
}
