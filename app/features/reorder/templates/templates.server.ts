import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { textIn } from '~server/domain/form-fields';
import { sum } from '~server/domain/pricing';
import type { Template } from './template';
import { loadTemplates } from './template-store.server';
import type { TemplateRowView, TemplatesView, WeekdayOption } from './templates-view';
import { formatWeekday, weekdayIn } from '~/i18n/weekdays';

/** Loads the templates of the customer; those of today first. */
export async function loadTemplatesPage(ctx: RequestContext, now = new Date()): Promise<TemplatesView> {
  const rows = (await loadTemplates(ctx))
    .map((template) => toTemplateRow(ctx, template, now))
    .sort((one, other) => Number(other.isToday) - Number(one.isToday));
  return { rows, weekdays: listWeekdays(ctx) };
}

/** The templates with a renaming that was saved when the session ended. */
export function fillTemplates(view: TemplatesView, form: FormData): TemplatesView {
  if (textIn(form, 'intent') !== 'rename') return view;
  const typed = { name: textIn(form, 'name'), weekday: textIn(form, 'weekday') };
  const rows = view.rows.map((row) => (row.id === textIn(form, 'templateId') ? { ...row, typed } : row));
  return { ...view, rows };
}

/** Loads the templates of today for the home page. */
export async function loadTodaysTemplates(ctx: RequestContext, now = new Date()): Promise<TemplateRowView[]> {
  const page = await optional(ctx, 'lists', loadTemplatesPage(ctx, now));
  return page?.rows.filter(({ isToday }) => isToday) ?? [];
}

export function listWeekdays({ t, language }: RequestContext): WeekdayOption[] {
  return [
    { value: '0', label: t('templates:noDay') },
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: formatWeekday(language, day) })),
  ];
}

export function formatSize({ t }: RequestContext, pieces: readonly number[]): string {
  return t('templates:size', {
    lines: t('templates:lines', { count: pieces.length }),
    pieces: t('common:pieces', { count: sum(pieces) }),
  });
}

function toTemplateRow(ctx: RequestContext, { id, name, weekday, lines }: Template, now: Date): TemplateRowView {
  return {
    id,
    name,
    weekday: String(weekday),
    day: weekday === 0 ? null : formatWeekday(ctx.language, weekday),
    isToday: weekday === weekdayIn(now),
    size: formatSize(
      ctx,
      lines.map(({ pieces }) => pieces),
    ),
    href: ctx.links.to('template', { id }),
  };
}
