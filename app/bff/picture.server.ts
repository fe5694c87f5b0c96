import type { PictureView } from '~/ui/picture-view';
import type { Image } from '~server/contract/catalogue';
import { imageUrl, type ImageWidth } from '~server/images/image-url';
import type { Scope } from './scope.server';

/** Widths of a picture on a card or a line: 1×, 2×, 3× of what a phone or a desk shows. */
const CARD_WIDTHS = [160, 240, 320, 480] as const;
/** Widths of the large picture of a product page. */
const LARGE_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** The one width of each in light mode. */
const LIGHT_CARD = [160] as const;
const LIGHT_LARGE = [480] as const;

/** The first picture of a product in card widths; null when it has none that can be shown. */
export function cardPicture(scope: Scope, images: readonly Image[], alt = ''): PictureView | null {
  const [image] = images;
  return image ? pictureOf(scope, image, alt, scope.isLight ? LIGHT_CARD : CARD_WIDTHS, 240) : null;
}

/** One picture in page widths. */
export function largePicture(scope: Scope, image: Image, alt: string): PictureView | null {
  return pictureOf(scope, image, alt, scope.isLight ? LIGHT_LARGE : LARGE_WIDTHS, 640);
}

function pictureOf(scope: Scope, image: Image, alt: string, widths: readonly ImageWidth[], middle: ImageWidth): PictureView | null {
  const api = scope.portal.env.wholesaleApiUrl;
  if (!URL.canParse(image.url, api)) return null;
  return { src: imageUrl(image.url, widths.includes(middle) ? middle : (widths[0] ?? middle), api), widths, alt };
}
