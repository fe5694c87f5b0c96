import type { RequestContext } from '~/bff/context.server';
import { productTitle } from '~/data/product-labels.server';
import { getRetailSettings } from '~/data/retail.server';
import { cleanText } from '~server/domain/clean-text';
import { MAX_TAGS, mergeTags, parseCopies, splitIntoSheets, type TagSource } from '~server/domain/price-tags';
import { formatShortMoney } from '~/i18n/formats';
import { nameHasLength } from '~server/contract/variety-name';
import type { CopiesField, PriceTag, PriceTagsView } from './price-tags-view';

/** Lines of a form: more would not fit into an address. */
const MAX_LINES = 150;
const MAX_NAME = 80;

export interface TagsOf {
  readonly documentId: string | null;
  readonly back: { readonly label: string; readonly href: string };
  readonly sources: readonly TagSource[];
}

/** Price tags of an order or the cart: `copies-{productId}` says how many of each, one where it is not said. */
export async function toPriceTagsView(
  ctx: RequestContext,
  { documentId, back, sources }: TagsOf,
  url: URL,
): Promise<PriceTagsView> {
  const { t, links } = ctx;
  const { value: settings } = await getRetailSettings(ctx);
  const all = mergeTags(sources.filter(({ price }) => price !== null || !settings?.isOn));
  const lines = all.slice(0, MAX_LINES);
  const typed = lines.map((source) => ({ source, ...readCopies(url, source) }));
  const count = typed.reduce((sum, { copies }) => sum + (copies ?? 0), 0);
  const errors: Record<string, string[]> = Object.fromEntries(
    typed.flatMap(({ field, copies }) =>
      copies === null ? [[field.name, [t('retail:tags.copiesWrong', { max: MAX_TAGS })]]] : [],
    ),
  );
  const tagCount = (number: number) => t('retail:tags.count', { count: number });
  if (count > MAX_TAGS) errors[''] = [t('retail:tags.tooMany', { total: tagCount(count), max: tagCount(MAX_TAGS) })];
  const isReady = settings?.isOn === true && Object.keys(errors).length === 0;
  const tags = isReady
    ? typed.flatMap(({ source, copies }) => Array.from({ length: copies ?? 0 }, () => toTag(ctx, source)))
    : [];
  const sheets = splitIntoSheets(tags);
  return {
    documentId,
    back,
    lead: back.label,
    shopName: settings?.shopName ?? '',
    setUpHref: settings?.isOn ? null : links.to('retail', {}, { next: url.pathname + url.search }),
    fields: typed.map(({ source, field }) => ({ ...field, label: productTitle(ctx, source.name, source.lengthCm) })),
    errors,
    size: t('retail:tags.size', {
      tags: tagCount(tags.length),
      sheets: t('retail:tags.sheets', { count: sheets.length }),
    }),
    sheets,
    left: all.length > lines.length ? t('retail:tags.left', { count: all.length - lines.length }) : null,
  };
}

function readCopies({ searchParams }: URL, { productId }: TagSource) {
  const name = `copies-${productId}`;
  const text = searchParams.get(name);
  const field: Omit<CopiesField, 'label'> = { name, value: text === null ? '1' : cleanText(text).slice(0, 20) };
  return { field, copies: parseCopies(text) };
}

function toTag({ t, language }: RequestContext, { name, lengthCm, country, price }: TagSource): PriceTag {
  const length = lengthCm && !nameHasLength(name, lengthCm) ? t('common:centimetres', { count: lengthCm }) : '';
  return {
    name: name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name,
    facts: [length, country ?? ''].filter(Boolean).join(' · '),
    price: price ? formatShortMoney(language, price) : '',
  };
}
