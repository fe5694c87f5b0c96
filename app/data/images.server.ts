import type { Image } from '~server/contract/catalogue';
import { imageUrl, type ImageWidth } from '~server/images/image-url';
import type { RequestContext } from '~/bff/context.server';

/** Width in the URL of an image, px; other widths are derived from it (`sourcesOf`). */
const SMALL = 160;
const LARGE = 640;
const LITE_LARGE = 480;

/** URL of a thumbnail; null where there is no image. */
export function smallPicture(ctx: RequestContext, images: readonly Image[]): string | null {
  return urlOf(ctx, images[0], SMALL);
}

export function largePicture(ctx: RequestContext, image: Pick<Image, 'url'> | undefined): string | null {
  return urlOf(ctx, image, ctx.isLite ? LITE_LARGE : LARGE);
}

/** The JPEG of a page's picture for previews in messengers: URL paths; the shop's sign where there is none. */
export function previewPicture(picture: string | null | undefined): string {
  return picture?.startsWith('/images/')
    ? picture.replace(/^\/images\/\d+/, '/images/960.jpg')
    : '/pictures/preview.jpg';
}

/** As {@link previewPicture}, of the first thing of a list that has a picture. */
export function previewOfList(list: readonly { readonly picture?: string | null | undefined }[]): string {
  return previewPicture(list.find(({ picture }) => picture)?.picture);
}

function urlOf(ctx: RequestContext, image: Pick<Image, 'url'> | undefined, width: ImageWidth): string | null {
  const { env } = ctx.services;
  return image && URL.canParse(image.url, env.wholesaleApiUrl) ? imageUrl(image.url, width, env) : null;
}
