import type { RequestContext } from '~/bff/context.server';
import { variantTitle, loadVariantRefs } from '~/data/current-lots.server';
import { MAX_LINES, type TemplateLine } from './template';
import { formatSize, listWeekdays } from './templates.server';
import type { NewTemplateView } from './templates-view';
import { namesDate, weekdayIn } from '~/i18n/weekdays';

export interface SourceLine {
  readonly productId: string;
  readonly name: string;
  readonly pieces: number;
}

/** The source of a template: the cart or an order. */
export interface TemplateSource {
  readonly documentId: string | null;
  readonly title: string;
  readonly lines: readonly SourceLine[];
}

/** Makes template lines by variety, length and farm; products that left the catalogue are listed apart. @throws WholesaleError */
export async function toTemplateLines(
  ctx: RequestContext,
  { lines }: TemplateSource,
): Promise<{ templateLines: readonly TemplateLine[]; gone: readonly string[] }> {
  const refs = await loadVariantRefs(
    ctx,
    lines.map(({ productId }) => productId),
  );
  const templateLines = lines.flatMap(({ productId, pieces }) => {
    const goods = refs.get(productId);
    return goods ? [{ ...goods, pieces }] : [];
  });
  return { templateLines, gone: lines.filter(({ productId }) => !refs.has(productId)).map(({ name }) => name) };
}

export async function loadNewTemplate(
  ctx: RequestContext,
  source: TemplateSource,
  { name = '', now = new Date() }: { name?: string; now?: Date } = {},
): Promise<NewTemplateView> {
  const { t } = ctx;
  const { templateLines, gone } = await toTemplateLines(ctx, source);
  return {
    documentId: source.documentId,
    source: source.title,
    lines: templateLines.map((line) => ({
      id: line.lot,
      text: t('templates:line', { name: variantTitle(ctx, line), pieces: t('common:pieces', { count: line.pieces }) }),
    })),
    gone,
    size: formatSize(
      ctx,
      templateLines.map(({ pieces }) => pieces),
    ),
    tooLong: templateLines.length > MAX_LINES ? t('templates:tooLong') : null,
    name,
    weekdays: listWeekdays(ctx),
    weekday: namesDate(name) ? '0' : String(weekdayIn(now)),
  };
}
