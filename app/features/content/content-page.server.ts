import { lookUpUrl } from '~/bff/http/url-lookup.server';
import { previewPicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { getBuiltInPage, type LegalPage } from './built-in.server';
import { describeHtml } from './describe-html';
import { outlineHtml } from './outline';
import { sanitiseHtml } from './sanitise.server';

/** A page of the API; null when it has none. */
export async function loadContentPage(ctx: RequestContext, slug: string) {
  const answer = await lookUpUrl(ctx, endpoints.pages.get, { params: { slug } });
  return answer && toContentView(ctx, answer.data);
}

/** The API's page, else the built-in one. */
export async function loadLegalPage(ctx: RequestContext, name: LegalPage) {
  return (await orNull(loadContentPage(ctx, name))) ?? toContentView(ctx, getBuiltInPage(ctx, name));
}

export type ContentView = Awaited<ReturnType<typeof toContentView>>;

async function toContentView(
  ctx: RequestContext,
  { title, html, updatedAt }: { title: string; html: string; updatedAt: string | null },
) {
  const safe = await sanitiseHtml(ctx, html);
  return {
    title,
    description: describeHtml(safe),
    preview: previewPicture(/"(\/images\/[^"]+)"/.exec(safe)?.[1]),
    ...outlineHtml(safe),
    updated: updatedAt === null ? null : ctx.t('content:updated', { date: formatDate(ctx.language, updatedAt) }),
  };
}
