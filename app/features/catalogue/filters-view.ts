/** One choice of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many products it would leave. */
  count?: string | undefined;
  checked: boolean;
}

/** The filters of a list as they stand in its address. */
export interface FiltersView {
  /** The list's own address without its query. */
  action: string;
  /** Fields of the address that filtering keeps: the search, the sorting, the view. */
  kept: readonly { name: string; value: string }[];
  toggles: readonly { name: 'inStock' | 'promotion' | 'secondGrade'; label: string; count?: string | undefined; checked: boolean }[];
  colors: readonly FilterOption[];
  countries: readonly FilterOption[];
  manufacturers: readonly FilterOption[];
  /** Bounds in hryvnias as typed; none for visitors. */
  price: { min: string; max: string } | null;
  /** How many filters are in force. */
  inForce: number;
  /** The list without any. */
  resetHref: string;
}

export interface FilterWords {
  /** 'Фільтри' */
  title: string;
  availability: string;
  color: string;
  anyColor: string;
  country: string;
  manufacturer: string;
  /** 'Усі плантації' */
  allManufacturers: string;
  price: string;
  priceFrom: string;
  priceTo: string;
  /** 'Показати' */
  show: string;
  /** 'Скинути' */
  reset: string;
  close: string;
}
