import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { getCookieStore, putCookieStore, type CookieStore } from '~/bff/http/cookie-store.server';
import type { RequestContext } from '~/bff/context.server';
import { MAX_LINES, type Template, type TemplateLine, type TemplateNaming } from './template';
import { digest } from '~server/digest';
import { money } from '~server/contract/money';

const short = (most: number) => z.string().min(1).max(most);
const line = z
  .tuple([
    short(120),
    z.number().nullable(),
    short(64).nullable(),
    short(64),
    z.number().int().positive().max(9_999_999),
    z.number().int().nonnegative(),
  ])
  .transform(([name, lengthCm, farmId, lot, pieces, price]): TemplateLine => ({
    name,
    lengthCm,
    farmId,
    lot,
    pieces,
    price: money(price),
  }));
const template = z
  .tuple([
    short(12),
    short(12),
    short(60),
    z.number().int().min(0).max(7),
    z.array(line).min(1).max(MAX_LINES),
    z.literal(1).optional(),
  ])
  .transform(([id, owner, name, weekday, lines, deleted]): Template => ({
    id,
    owner,
    name,
    weekday,
    lines,
    ...(deleted && { isDeleted: true }),
  }));

/** Templates of all customers on this device, newest first. */
const store: CookieStore<readonly Template[]> = {
  cookie: 'templates',
  schema: z.array(template).max(20),
  shorten: (all) =>
    all.map(({ id, owner, name, weekday, lines, isDeleted }) => [
      id,
      owner,
      name,
      weekday,
      lines.map((each) => [each.name, each.lengthCm, each.farmId, each.lot, each.pieces, each.price.amount]),
      ...(isDeleted ? [1] : []),
    ]),
  empty: [],
  maxCharacters: 3_000,
};

export interface OwnTemplates {
  readonly templates: readonly Template[];
  /** The cookie could not be parsed. */
  readonly isBroken: boolean;
}

/** Loads the templates of the customer. @throws WholesaleError when the customer cannot be identified */
export async function loadTemplates(ctx: RequestContext): Promise<OwnTemplates> {
  const { value, isBroken } = getCookieStore(ctx, store);
  if (value.length === 0) return { templates: [], isBroken };
  const owner = await ownerOf(ctx);
  return { templates: value.filter((each) => each.owner === owner && !each.isDeleted), isBroken };
}

export async function findTemplate(ctx: RequestContext, id: string): Promise<Template | null> {
  return (await loadTemplates(ctx)).templates.find((each) => each.id === id) ?? null;
}

/** Returns the `Set-Cookie` value with a new template; null when there is no room. */
export async function saveTemplate(
  ctx: RequestContext,
  { name, weekday }: TemplateNaming,
  lines: readonly TemplateLine[],
): Promise<string | null> {
  const value = storedTemplates(ctx);
  const added = { id: randomBytes(4).toString('hex'), owner: await ownerOf(ctx), name, weekday, lines };
  return store.schema.safeParse(store.shorten([added, ...value])).success
    ? putCookieStore(ctx, store, [added, ...value])
    : null;
}

/** Returns the `Set-Cookie` value with a changed template; null when it does not exist or does not fit. */
export async function changeTemplate(
  ctx: RequestContext,
  id: string,
  change: TemplateNaming | Required<Pick<Template, 'isDeleted'>>,
): Promise<string | null> {
  if (!(await findTemplate(ctx, id))) return null;
  return putCookieStore(
    ctx,
    store,
    storedTemplates(ctx).map((each) => (each.id === id ? { ...each, ...change } : each)),
  );
}

/** Returns the template of the customer that was deleted last, and the `Set-Cookie` value with it; null when it cannot be restored. */
export async function restoreTemplate(
  ctx: RequestContext,
  id: string,
): Promise<{ readonly template: Template; readonly cookie: string } | null> {
  const { value } = getCookieStore(ctx, store);
  const owner = await ownerOf(ctx);
  const template = value.find((each) => each.id === id && each.owner === owner);
  const restored = value.map((each) => (each === template ? { ...each, isDeleted: false } : each));
  const cookie = template ? putCookieStore(ctx, store, restored) : null;
  return template && cookie !== null ? { template, cookie } : null;
}

/** Without those that were deleted before. */
function storedTemplates(ctx: RequestContext): readonly Template[] {
  return getCookieStore(ctx, store).value.filter(({ isDeleted }) => !isDeleted);
}

/** Returns the `Set-Cookie` value without templates of the customer. @throws as {@link loadTemplates} */
export async function forgetTemplates(ctx: RequestContext): Promise<string | null> {
  const owner = await ownerOf(ctx);
  return putCookieStore(
    ctx,
    store,
    getCookieStore(ctx, store).value.filter((each) => each.owner !== owner),
  );
}

async function ownerOf(ctx: RequestContext): Promise<string> {
  const id = (await ctx.account())?.id ?? '';
  return digest(`templates ${id}`).slice(0, 6);
}
