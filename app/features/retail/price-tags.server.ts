import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { keepTyped, parsePostedForm } from '~/bff/forms/posted-form.server';
import { productTitle } from '~/data/product-labels.server';
import { loadRetailSettings } from '~/data/retail.server';
import { MAX_TAGS, mergeTags, parseCopies, splitIntoSheets, type TagSource } from '~server/domain/price-tags';
import { formatShortMoney } from '~/i18n/formats';
import { nameHasLength } from '~server/domain/variety-name';
import type { LinkView } from '~/ui/button';

/** Lines of a form: more would not fit into an address. */
const MAX_LINES = 150;
const MAX_NAME = 80;

export interface TagsOf {
  readonly documentId: string | null;
  readonly back: LinkView;
  readonly sources: readonly TagSource[];
}

/** Price tags of an order or the cart: `copies-{productId}` says how many of each, one where it is not said. */
export async function toPriceTagsView(ctx: RequestContext, { documentId, back, sources }: TagsOf, url: URL) {
  const { t, links } = ctx;
  const { value: settings } = await loadRetailSettings(ctx);
  const all = mergeTags(sources.filter(({ price }) => price !== null || !settings?.isOn));
  const lines = all.slice(0, MAX_LINES);
  const names = lines.map(({ productId }) => `copies-${productId}`);
  const tagCount = (count: number) => t('retail:tags.count', { count });
  const form = parsePostedForm(ctx, url.searchParams, copiesForm(names, url.searchParams, tagCount));
  const copies = form.status === 'success' && settings?.isOn ? form.value : [];
  const tags = lines.flatMap((source, at) => Array.from({ length: copies[at] ?? 0 }, () => toTag(ctx, source)));
  const sheets = splitIntoSheets(tags);
  return {
    documentId,
    back,
    lead: back.label,
    shopName: settings?.shopName ?? '',
    /** Leads to the markup and back; null where there is one. */
    setUpHref: settings?.isOn ? null : links.to('retail', {}, { next: url.pathname + url.search }),
    fields: lines.map(({ name, lengthCm }, at) => ({
      name: names[at] ?? '',
      label: productTitle(ctx, name, lengthCm),
      value: url.searchParams.get(names[at] ?? '') ?? '1',
    })),
    result: form.status === 'success' ? undefined : keepTyped(form.reply()),
    size: t('retail:tags.size', {
      tags: tagCount(tags.length),
      sheets: t('retail:tags.sheets', { count: sheets.length }),
    }),
    sheets,
    /** How many lines are left out. */
    left: all.length > lines.length ? t('retail:tags.left', { count: all.length - lines.length }) : null,
  };
}

export type PriceTagsView = Awaited<ReturnType<typeof toPriceTagsView>>;
export type PriceTag = ReturnType<typeof toTag>;

/** The copies of each line: one where its field is missing, none where it is empty. */
function copiesForm(names: readonly string[], given: URLSearchParams, tagCount: (count: number) => string) {
  const copies = z.string().transform((text, ctx) => {
    const number = parseCopies(text);
    if (number !== null) return number;
    ctx.addIssue({ code: 'custom', message: 'retail:tags.copiesWrong', params: { max: MAX_TAGS } });
    return z.NEVER;
  });
  return z
    .object(Object.fromEntries(names.map((name) => [name, copies.default(given.has(name) ? 0 : 1)])))
    .transform((fields, ctx) => {
      const numbers = names.map((name) => fields[name] ?? 0);
      const total = numbers.reduce((sum, number) => sum + number, 0);
      const params = { total: tagCount(total), max: tagCount(MAX_TAGS) };
      if (total > MAX_TAGS) ctx.addIssue({ code: 'custom', message: 'retail:tags.tooMany', params });
      return numbers;
    });
}

function toTag({ t, language }: RequestContext, { name, lengthCm, country, price }: TagSource) {
  const length = lengthCm && !nameHasLength(name, lengthCm) ? t('common:centimetres', { count: lengthCm }) : '';
  return {
    name: name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name,
    facts: [length, country ?? ''].filter(Boolean).join(' · '),
    price: price ? formatShortMoney(language, price) : '',
  };
}
