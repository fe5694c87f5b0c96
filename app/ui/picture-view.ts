/** A picture in the widths that the picture proxy makes; the format is chosen by what the browser accepts. */
export interface PictureView {
  /** Address of a middle width, for browsers that know no `srcset`. */
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

/** Has the first picture of a page fetched before the others; an attribute that React 18 has no name for. */
export const firstPicture = { fetchpriority: 'high' };
