import { largePicture } from '~/data/images.server';
import { safePath } from '~/bff/http/safe-redirect';
import type { RequestContext } from '~/bff/context.server';
import { withoutLanguage } from '~/i18n/languages';
import { sourcesOf } from '~/ui/picture-sources';

const allowedTags = [
  ...'h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre code strong b em i u s sub sup'.split(' '),
  ...'a figure figcaption img table caption thead tbody tfoot tr th td'.split(' '),
];
/** Deeper tags are flattened, so that no page can exhaust a browser. */
const MAX_DEPTH = 40;

/** Sanitises HTML by an allow-list without styles, ids and scripts. Images go through the proxy, internal links to the page's language. */
export async function sanitiseHtml(ctx: RequestContext, html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      // The page's title is its only h1.
      h1: 'h2',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(ctx, href) }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureAttributes(ctx, src, alt) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  });
}

function linkAttributes({ links }: RequestContext, href: string): Record<string, string> {
  const path = safePath(href, '');
  if (path !== '') return { href: withoutLanguage(path) === path ? links.path(path) : path };
  return /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href };
}

function pictureAttributes(ctx: RequestContext, src: string, alt: string): Record<string, string> {
  const isOnTheWeb =
    URL.canParse(src, ctx.services.env.wholesaleApiUrl) &&
    /^https?:$/.test(new URL(src, ctx.services.env.wholesaleApiUrl).protocol);
  const picture = isOnTheWeb && src !== '' ? largePicture(ctx, { url: src }) : null;
  if (picture === null) return {};
  const { srcSet, ...sources } = sourcesOf(picture, '(min-width:47.5em) 42rem, 100vw');
  return { ...sources, ...(srcSet !== undefined && { srcset: srcSet }), alt, loading: 'lazy' };
}
