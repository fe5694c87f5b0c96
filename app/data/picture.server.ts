import type { Image } from '~server/contract/catalogue';
import { imageUrl, type ImageWidth } from '~server/images/image-url';
import type { RequestContext } from '~/bff/context.server';

/** The width that an address names: of a line's small picture, of a card's, of a large one. The page asks for others by it (`sourcesOf`). */
const SMALL = 160;
const CARD = 240;
const LARGE = 640;
/** The one width of a large picture in light mode, where a card's is small. */
const LITE_LARGE = 480;

/** Address of a product's first picture for a line, at most some 50 pixels wide; null when it has none that can be shown. */
export function smallPicture(ctx: RequestContext, images: readonly Image[]): string | null {
  return addressOf(ctx, images[0], SMALL);
}

/** Address of a product's first picture for a card. */
export function cardPicture(ctx: RequestContext, images: readonly Image[]): string | null {
  return addressOf(ctx, images[0], ctx.isLite ? SMALL : CARD);
}

/** Address of a picture as wide as a page or half of it. */
export function largePicture(ctx: RequestContext, image: Pick<Image, 'url'> | undefined): string | null {
  return addressOf(ctx, image, ctx.isLite ? LITE_LARGE : LARGE);
}

function addressOf(ctx: RequestContext, image: Pick<Image, 'url'> | undefined, width: ImageWidth): string | null {
  const { env } = ctx.services;
  return image && URL.canParse(image.url, env.wholesaleApiUrl) ? imageUrl(image.url, width, env) : null;
}
