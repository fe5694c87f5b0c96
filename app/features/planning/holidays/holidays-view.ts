export interface HolidayView {
  readonly name: string;
  /** '8 березня, понеділок' */
  readonly date: string;
  /** 'за 12 днів' */
  readonly left: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface HolidaysView {
  readonly holidays: readonly HolidayView[];
  /** Why another holiday is shown than the one that was asked for. */
  readonly error: string | null;
  readonly heading: string;
  /** '26 лютого – 7 березня 2026' */
  readonly period: string;
}

/** A holiday that is near, on the home page. */
export interface HolidayAtHomeView {
  /** 'Великдень — завтра' */
  readonly title: string;
  /** 'Що ви брали торік' */
  readonly label: string;
  readonly href: string;
}
