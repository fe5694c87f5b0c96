/** A picture in the widths that the picture proxy makes; the format is chosen by what the browser accepts. */
export interface PictureView {
  /** Address of a middle width: `/images/240/…`; those of the others differ by the width alone. */
  readonly src: string;
  /** All its widths, pixels. */
  readonly widths: readonly number[];
  readonly alt: string;
}

/** A picture's addresses in all its widths, as of the `srcset` attribute. */
export function srcSetOf({ src, widths }: Pick<PictureView, 'src' | 'widths'>): string {
  return widths.map((width) => `${src.replace(/^\/images\/\d+\//, `/images/${width}/`)} ${width}w`).join(', ');
}

/** Has the first picture of a page fetched before the others; an attribute that React 18 has no name for. */
export const firstPicture = { fetchpriority: 'high' };
