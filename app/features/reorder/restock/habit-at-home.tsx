import { Link } from '~/ui/link';

export interface HabitAtHomeView {
  /** 'По середах ви берете' */
  readonly title: string;
  readonly names: string;
  readonly href: string;
}

/** One line on the home page, on the weekday alone. */
export function HabitAtHome({ habit }: { habit: HabitAtHomeView | null }) {
  if (!habit) return null;
  return (
    <p className="-mx-3.5 bg-surface px-3.5 py-3 [overflow-wrap:anywhere] md:mx-0 md:rounded-lg md:px-5">
      <Link href={habit.href} className="py-2 font-semibold text-leaf-ink underline underline-offset-4">
        {habit.title}
      </Link>
      <span>{`: ${habit.names}`}</span>
    </p>
  );
}
