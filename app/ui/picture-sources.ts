/** Widths of the image proxy, px, by the width in the URL, `/images/240/…`: of a card, 1× to 3×, and of a large image. */
const widthsBy: Readonly<Record<string, readonly number[]>> = {
  240: [240, 320, 480],
  640: [320, 480, 640, 720, 960, 1280],
};

/** `src` and `srcSet` of an image shown at `sizes`. */
export function sourcesOf(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const [, middle = '', rest = ''] = /^\/images\/(\d+)(\/.*)$/.exec(src) ?? [];
  const widths = widthsBy[middle];
  return widths
    ? { src, srcSet: widths.map((width) => `/images/${width}${rest} ${width}w`).join(', '), sizes }
    : { src };
}

/** For the largest image of a page; React 18 has no camel-case name for it. */
export const firstPicture = { fetchpriority: 'high' };
