import { Checkbox } from '~/ui/checkbox';
import { ChevronDownIcon } from '~/ui/icons';
import type { FilterOption } from './filters-view';

/** How many options stand open; a longer list keeps the rest behind a word. */
const openCount = 6;

/** The options that stand open (the first few and all chosen ones) and those behind. */
export function splitOptions(options: readonly FilterOption[]): { open: FilterOption[]; behind: FilterOption[] } {
  const isOpen = (option: FilterOption, index: number) => option.checked || index < openCount;
  return {
    open: options.filter(isOpen),
    behind: options.filter((option, index) => !isOpen(option, index)),
  };
}

type Props = { name: string; options: readonly FilterOption[]; moreLabel?: string };

/** Ticks of one filter. */
export function ManyOptions({ name, options, moreLabel }: Props) {
  const { open, behind } = moreLabel === undefined ? { open: options, behind: [] } : splitOptions(options);
  return (
    <>
      <Ticks name={name} options={open} />
      {behind.length > 0 && (
        <details className="group">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 text-small font-medium text-leaf-ink">
            {moreLabel}
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <Ticks name={name} options={behind} />
        </details>
      )}
    </>
  );
}

function Ticks({ name, options }: { name: string; options: readonly FilterOption[] }) {
  return options.map(({ value, label, count, checked }) => (
    <Checkbox key={`${value} ${String(checked)}`} name={name} value={value} dense count={count} defaultChecked={checked}>
      {label}
    </Checkbox>
  ));
}
