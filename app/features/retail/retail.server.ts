import { redirect } from '@remix-run/node';
import { loadBuyerOrPartial } from '~/data/buyer.server';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { invalidForm, keepTyped, parsePostedForm } from '~/bff/forms/posted-form.server';
import { safePath } from '~/bff/http/safe-redirect';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { showCategoryTree } from '~/data/category-tree.server';
import { lotTitle } from '~/data/product-labels.server';
import { getProductsById } from '~/data/products-by-id.server';
import { getPurchases } from '~/data/purchases.server';
import {
  loadRetailSettings,
  pricesBy,
  saveRetailSettings,
  switchRetailOff,
  type RetailSettings,
} from '~/data/retail.server';
import { textIn } from '~server/domain/form-fields';
import { discountPercent, priceFor, priceLine } from '~server/domain/pricing';
import { markupFor, roundings, type RetailRules } from '~server/domain/retail-price';
import { writingOf } from '~server/domain/written-number';
import { formatDateTime, formatMoney, formatPercent } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import { matchRoute } from '~/routing/match-route';
import { orNull } from '~server/api/result';
import type { Category, Product } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { markupFieldName, retailForm } from './retail-form';
import type { MarkupField, RetailValues } from './retail-view';

/** Products of the example, and those it is chosen from where nothing was bought yet. */
const [EXAMPLES, CHOICE] = [5, 60];
/** Shown until there are settings. */
const usual: RetailSettings = {
  isOn: false,
  markup: 60,
  byCategory: new Map(),
  rounding: 'five',
  allowsBelow: false,
  shopName: '',
};

/** The page of selling prices, with the saved settings or those of its address. */
export async function loadRetailPage(ctx: RequestContext, searchParams: URLSearchParams) {
  const { t, language } = ctx;
  const tree = await showCategoryTree(ctx);
  const record = await optional(ctx, 'lists', loadRetailSettings(ctx));
  const saved = record?.value ?? null;
  const isUnsaved = searchParams.has('markup');
  const given = isUnsaved ? parseRetail(ctx, searchParams, tree) : null;
  const result = given && given.status !== 'success' ? keepTyped(given.reply()) : undefined;
  const shown = given?.status === 'success' ? given.value : saved;
  return {
    status: saved === null ? 'none' : saved.isOn ? 'on' : 'off',
    /** The values come from the address and are not saved. */
    isUnsaved,
    version: versionOf(searchParams, record?.version),
    next: nextPage(searchParams.get('next')),
    values: shown ? toRetailValues(language, shown) : { rounding: usual.rounding },
    /** What is wrong with the values of the address. */
    result,
    roundings: roundings.map((value) => ({ value, label: t(`retail:rounding.${value}`) })),
    categories: toMarkupFields(tree),
    example: result ? null : await loadExample(ctx, shown ?? usual, tree),
  };
}

export type RetailView = Awaited<ReturnType<typeof loadRetailPage>>;

/** The version that an example was counted for, else that of the saved settings. */
function versionOf(searchParams: URLSearchParams, saved = 0): number {
  return Number(searchParams.get('version') ?? saved);
}

/** Handles the form: `intent` is `save`, `preview` or `off`. */
export async function handleRetailForm(ctx: RequestContext, form: FormData) {
  const { t, links } = ctx;
  const page = links.to('retail');
  const next = nextPage(textIn(form, 'next')) ?? undefined;
  if (textIn(form, 'intent') === 'off') {
    const isOff = (await switchRetailOff(ctx)) === 'written';
    return redirectWithFlash(ctx, page, { text: t(isOff ? 'retail:switchedOff' : 'errors:notSaved') });
  }
  const submission = parseRetail(ctx, form, await showCategoryTree(ctx));
  if (submission.status !== 'success') return invalidForm(submission.reply());
  const settings = submission.value;
  if (textIn(form, 'intent') === 'preview')
    return redirect(
      `${links.to('retail', {}, { ...toRetailValues(ctx.language, settings), next, version: textIn(form, 'version') })}#example`,
      { status: 303 },
    );
  const outcome = await saveRetailSettings(ctx, settings, Number(textIn(form, 'version')));
  if (outcome === 'conflict') return invalidForm(submission.reply({ formErrors: [await describeConflict(ctx)] }), 409);
  if (outcome !== 'written') return invalidForm(submission.reply({ formErrors: [t('errors:notSaved')] }), 503);
  return redirectWithFlash(ctx, next ?? page, { text: t('retail:saved') });
}

/** What another device has saved meanwhile: the form keeps what was typed here, and saves it the next time. */
async function describeConflict(ctx: RequestContext): Promise<string> {
  const { value, changed } = await loadRetailSettings(ctx);
  const { t, language } = ctx;
  return t('retail:conflict', {
    time: changed ? formatDateTime(language, new Date(changed)) : '',
    markup: formatPercent(language, value?.markup ?? usual.markup),
    rounding: t(`retail:rounding.${value?.rounding ?? usual.rounding}`),
    categories: t('retail:ownMarkups', { count: value?.byCategory.size ?? 0 }),
  });
}

function parseRetail(ctx: RequestContext, fields: FormData | URLSearchParams, tree: readonly Category[]) {
  const own = tree.map(({ id }) => markupFieldName(id));
  return parsePostedForm(ctx, fields, retailForm(ctx.language, own));
}

/** The page that follows on saving: only price tags ask for the settings first. */
export function nextPage(address: string | null): string | null {
  const path = safePath(address, '/');
  return matchRoute(new URL(path, 'http://portal.invalid').pathname) === 'price-tags' ? path : null;
}

/** Two levels: what is deeper stands beside its parent. */
function toMarkupFields(tree: readonly Category[]): MarkupField[] {
  const ids = new Set(tree.map(({ id }) => id));
  const fieldsOf = (under: string | null): MarkupField[] =>
    tree
      .filter(({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === under)
      .map(({ id, name }) => ({
        name: markupFieldName(id),
        label: name,
        below: under === null ? fieldsBelow(id) : [],
      }));
  const fieldsBelow = (id: string): MarkupField[] =>
    fieldsOf(id).flatMap((field) => [field, ...fieldsBelow(field.name.slice(markupFieldName('').length))]);
  return fieldsOf(null);
}

async function loadExample(ctx: RequestContext, rules: RetailRules, tree: readonly Category[]) {
  const [products, buyer, priceOf] = await Promise.all([
    orNull(loadExampleProducts(ctx)),
    loadBuyerOrPartial(ctx),
    pricesBy(ctx, rules),
  ]);
  if (!products) return null;
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  const rows = products.flatMap((product) => {
    const listed = priceFor(product, buyer);
    const buying = listed && priceLine(listed, 1, discountPercent(product, buyer)).total;
    const selling = buying && priceOf(product.categoryId, buying);
    if (!selling) return [];
    const percent = markupFor(rules, product.categoryId, (id) => parents.get(id) ?? null);
    return [
      {
        id: product.id,
        name: lotTitle(ctx, product),
        buying: formatMoney(ctx.language, buying),
        markup: formatPercent(ctx.language, percent),
        selling: formatMoney(ctx.language, selling),
      },
    ];
  });
  const note = rules === usual ? ctx.t('retail:exampleUsual') : ctx.t('retail:exampleOwn');
  return rows.length > 0 ? { note, rows: rows.slice(0, EXAMPLES) } : null;
}

/** What was bought last, else one of each category in stock. @throws WholesaleError */
async function loadExampleProducts(ctx: RequestContext): Promise<readonly Product[]> {
  const bought = [...getPurchases(ctx).ranks.keys()].slice(0, 2 * EXAMPLES);
  const known = bought.length > 0 ? [...(await getProductsById(ctx, bought)).values()] : [];
  if (known.length >= EXAMPLES) return known;
  const { data: listed } = await ctx.api.getProducts(endpoints.products.list, {
    query: { inStock: '1', page: 1, perPage: CHOICE },
  });
  const byCategory = new Map(listed.map((product) => [product.categoryId, product]));
  return [...new Set([...known, ...byCategory.values(), ...listed])];
}

/** The settings as values of the form; also the query of a link that carries them. */
function toRetailValues(
  language: Language,
  { markup, byCategory, rounding, allowsBelow, shopName }: RetailSettings,
): RetailValues {
  const write = (percent: number) => String(percent).replace('-', '−').replace('.', writingOf[language].decimalSign);
  return {
    markup: write(markup),
    ...Object.fromEntries([...byCategory].map(([id, percent]) => [markupFieldName(id), write(percent)])),
    rounding,
    ...(allowsBelow && { allowBelow: 'on' }),
    ...(shopName !== '' && { shopName }),
  };
}
