import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { loadRecord, saveRecord, type RecordKind, type SaveOutcome } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { digest } from '~server/digest';
import { templateList, type Template, type TemplateLine, type TemplateNaming } from './template';

/** A template as cookies held it, with the price of each line at its end. */
const cookieTemplate = z
  .tuple([z.string(), z.string(), z.string(), z.number(), z.array(z.array(z.unknown())), z.literal(1).optional()])
  .transform(([id, owner, name, weekday, lines, deleted]) => ({
    owner,
    isDeleted: deleted !== undefined,
    template: {
      id,
      name,
      weekday,
      lines: lines.map(([product, lengthCm, farmId, lot, pieces]) => ({
        name: product,
        lengthCm,
        farmId,
        lot,
        pieces,
      })),
    },
  }));

const kind: RecordKind<readonly Template[]> = {
  kind: 'templates',
  schema: templateList,
  empty: [],
  cookie: {
    name: 'templates',
    take({ value }, content, { accountId }) {
      const owner = digest(`templates ${accountId}`).slice(0, 6);
      const all = z.array(z.unknown()).safeParse(content).data ?? [];
      const parsed = all.map((each) => cookieTemplate.safeParse(each).data);
      const own = parsed.filter((each) => each?.owner === owner);
      if (own.length === 0) return null;
      const added = own.flatMap((each) =>
        each?.isDeleted ? [] : (templateList.safeParse([each?.template]).data ?? []),
      );
      const isNew = added.filter(({ id }) => value.every((each) => each.id !== id));
      const rest = all.filter((_, at) => !own.includes(parsed[at]));
      return { value: isNew.length > 0 ? [...value, ...isNew] : value, ...(rest.length > 0 && { rest }) };
    },
  },
};

/** The templates of the customer. @throws WholesaleError */
export async function loadTemplates(ctx: RequestContext): Promise<readonly Template[]> {
  return without((await loadRecord(ctx, kind)).value);
}

export async function findTemplate(ctx: RequestContext, id: string): Promise<Template | null> {
  return (await loadTemplates(ctx)).find((each) => each.id === id) ?? null;
}

/** Adds a template. @throws WholesaleError when the account cannot be loaded */
export function addTemplate(
  ctx: RequestContext,
  { name, weekday }: TemplateNaming,
  lines: readonly TemplateLine[],
): Promise<SaveOutcome> {
  const added = { id: randomBytes(4).toString('hex'), name, weekday, lines };
  return saveRecord(ctx, kind, (all) => [added, ...without(all)]);
}

/** Changes a template, or marks it as deleted. @throws as {@link addTemplate} */
export async function changeTemplate(
  ctx: RequestContext,
  id: string,
  change: TemplateNaming | Required<Pick<Template, 'isDeleted'>>,
): Promise<SaveOutcome | 'missing'> {
  let isThere: boolean | undefined;
  const outcome = await saveRecord(ctx, kind, (all) => {
    isThere = without(all).some((each) => each.id === id);
    return without(all).map((each) => (each.id === id ? { ...each, ...change } : each));
  });
  return outcome === 'written' && !isThere ? 'missing' : outcome;
}

/** Brings back the template that was deleted last. @returns null where it cannot be restored */
export async function restoreTemplate(ctx: RequestContext, id: string): Promise<Template | null> {
  let restored: Template | undefined;
  const outcome = await saveRecord(ctx, kind, (all) => {
    restored = all.find((each) => each.id === id);
    return all.map((each) => (each === restored ? { ...each, isDeleted: false } : each));
  });
  return outcome === 'written' ? (restored ?? null) : null;
}

/** Without the one that was deleted last. */
function without(all: readonly Template[]): readonly Template[] {
  return all.filter(({ isDeleted }) => !isDeleted);
}
