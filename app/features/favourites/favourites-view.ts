/** Goods with a heart, as the page names them. */
export interface FavouriteView {
  /** Sent to take the heart away. */
  readonly key: string;
  /** 'Freedom, 60 см' */
  readonly name: string;
  /** 'Los Nevados' */
  readonly farm: string;
  /** 'Сьогодні 2 партії', 'Сьогодні немає' */
  readonly today: string;
  readonly isThere: boolean;
  /** Where to look for others like it. */
  readonly searchHref: string;
}

export interface FavouritesView {
  readonly entries: readonly FavouriteView[];
  /** '12 сортів' */
  readonly size: string;
  /** What this device kept could not be read. */
  readonly isBroken: boolean;
  readonly isCustomer: boolean;
}
