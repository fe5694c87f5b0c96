import type { Scope } from '~/bff/scope.server';
import { sum } from '~/trade/pricing';
import type { Template } from './template';
import { readTemplates } from './template-shelf.server';
import type { TemplateRowView, TemplatesView, WeekdayOption } from './templates-view';
import { nameWeekday, weekdayIn } from '~/i18n/weekdays';
import { orMissing } from '~server/api/outcome';

/** The customer's templates on this device; those of today first. */
export async function readTemplatesPage(scope: Scope, now = new Date()): Promise<TemplatesView> {
  const { templates, isBroken } = await readTemplates(scope);
  const rows = templates
    .map((template) => describe(scope, template, now))
    .sort((one, other) => Number(other.isToday) - Number(one.isToday));
  return { rows, weekdays: listWeekdays(scope), isBroken };
}

/** Templates whose day is today, for the home page; asks the API nothing where the device keeps none. None where the API does not tell whose device it is. */
export async function readTodaysTemplates(scope: Scope, now = new Date()): Promise<TemplateRowView[]> {
  const page = await orMissing(readTemplatesPage(scope, now));
  return page?.rows.filter(({ isToday }) => isToday) ?? [];
}

/** What a weekday can be chosen from. */
export function listWeekdays({ t, language }: Scope): WeekdayOption[] {
  return [
    { value: '0', label: t('templates:noDay') },
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: nameWeekday(language, day) })),
  ];
}

/** '12 позицій, 340 шт' */
export function describeSize({ t }: Scope, pieces: readonly number[]): string {
  return t('templates:size', {
    lines: t('templates:lines', { count: pieces.length }),
    pieces: t('words:pieces', { count: sum(pieces) }),
  });
}

function describe(scope: Scope, { id, name, weekday, lines }: Template, now: Date): TemplateRowView {
  return {
    id,
    name,
    weekday: String(weekday),
    day: weekday === 0 ? null : nameWeekday(scope.language, weekday),
    isToday: weekday === weekdayIn(now),
    size: describeSize(
      scope,
      lines.map(({ pieces }) => pieces),
    ),
    href: scope.links.to('template', { id }),
  };
}
