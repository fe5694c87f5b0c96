import { Link } from '~/ui/link';
import type { HolidayAtHomeView } from './holidays-view';

/** One line on the home page. */
export function HolidayAtHome({ holiday }: { holiday: HolidayAtHomeView | null }) {
  if (!holiday) return null;
  return (
    <p className="-mx-3.5 flex flex-wrap items-center justify-between gap-x-5 bg-surface px-3.5 py-3 md:mx-0 md:rounded-lg md:px-5">
      <span className="font-semibold">{holiday.title}</span>
      <Link href={holiday.href} className="py-2 text-small text-leaf-ink underline underline-offset-4">
        {holiday.label}
      </Link>
    </p>
  );
}
