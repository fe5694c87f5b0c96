import type { Scope } from '~/bff/scope.server';
import { nameKnown, readGoodsRefs } from '~/supply/todays-lots.server';
import { MOST_LINES, type TemplateLine } from './template';
import { describeSize, listWeekdays } from './templates.server';
import type { NewTemplateView } from './templates-view';
import { weekdayIn } from '~/i18n/weekdays';

/** A line of a cart or an order; price of one in kopiykas. */
export interface SourceLine {
  readonly productId: string;
  readonly name: string;
  readonly pieces: number;
  readonly price: number;
}

/** What a template is made of; the route joins the cart or the order in. */
export interface TemplateSource {
  readonly documentId: string | null;
  readonly title: string;
  readonly lines: readonly SourceLine[];
}

/**
 * The lines as a template keeps them: by variety, length and farm. What the catalogue has no more cannot be found again.
 * @throws WholesaleError
 */
export async function makeLines(
  scope: Scope,
  { lines }: TemplateSource,
): Promise<{ kept: readonly TemplateLine[]; gone: readonly string[] }> {
  const refs = await readGoodsRefs(
    scope,
    lines.map(({ productId }) => productId),
  );
  const kept = lines.flatMap(({ productId, pieces, price }) => {
    const goods = refs.get(productId);
    return goods ? [{ ...goods, pieces, price }] : [];
  });
  return { kept, gone: lines.filter(({ productId }) => !refs.has(productId)).map(({ name }) => name) };
}

/** The page that names a new template and shows what will be in it. */
export async function readNewTemplate(
  scope: Scope,
  source: TemplateSource,
  now = new Date(),
): Promise<NewTemplateView> {
  const { t } = scope;
  const { kept, gone } = await makeLines(scope, source);
  return {
    documentId: source.documentId,
    source: source.title,
    lines: kept.map((line) => ({
      id: line.lot,
      text: t('templates:line', { name: nameKnown(scope, line), pieces: t('words:pieces', { count: line.pieces }) }),
    })),
    gone,
    size: describeSize(
      scope,
      kept.map(({ pieces }) => pieces),
    ),
    tooLong: kept.length > MOST_LINES ? t('templates:tooLong') : null,
    name: '',
    weekdays: listWeekdays(scope),
    weekday: String(weekdayIn(now)),
  };
}
