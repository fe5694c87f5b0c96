/**
 * Widths in pixels in which a picture of the picture proxy comes, by the one that its address names, `/images/240/…`: of a card, 1× to 3×,
 * and of a large picture. Any other width comes alone.
 */
const widthsBy: Readonly<Record<string, readonly number[]>> = {
  240: [240, 320, 480],
  640: [320, 480, 640, 720, 960, 1280],
};

/** Attributes of an `img` that is shown at `sizes`: its picture in all widths it comes in; the format is chosen by what the browser accepts. */
export function sourcesOf(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const [, middle = '', rest = ''] = /^\/images\/(\d+)(\/.*)$/.exec(src) ?? [];
  const widths = widthsBy[middle];
  return widths
    ? { src, srcSet: widths.map((width) => `/images/${width}${rest} ${width}w`).join(', '), sizes }
    : { src };
}

/** Has the first picture of a page fetched before the others; an attribute that React 18 has no name for. */
export const firstPicture = { fetchpriority: 'high' };
