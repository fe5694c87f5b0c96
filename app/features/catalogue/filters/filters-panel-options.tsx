import { useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '~/ui/icons';
import { isClosed, type FilterOption, type ManyChoices } from './filters-view';

const openCount = 6;

type Options = readonly FilterOption[];

/** Splits options into visible ones (the first that leave something, and all selected) and collapsed ones. */
export function splitOptions({ options, chosen }: ManyChoices): { open: Options; behind: Options } {
  const first = options.filter(({ count }) => count !== 0).slice(0, openCount);
  const isOpen = (option: FilterOption) => chosen.includes(option.value) || first.includes(option);
  return { open: options.filter(isOpen), behind: options.filter((option) => !isOpen(option)) };
}

/** Checkboxes of a filter. Options selected later stay in their place. */
export function ManyOptions({ name, choices, moreLabel }: { name: string; choices: ManyChoices; moreLabel?: string }) {
  const [chosenAtFirst] = useState(choices.chosen);
  const { open, behind } =
    moreLabel === undefined
      ? { open: choices.options, behind: [] }
      : splitOptions({ ...choices, chosen: chosenAtFirst });
  const isNeeded = behind.some(({ value }) => choices.chosen.includes(value));
  const rest = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded && rest.current) rest.current.open = true;
  }, [isNeeded]);
  const ticks = (options: Options) =>
    options.map((option) => (
      <Tick key={option.value} name={name} option={option} isOn={choices.chosen.includes(option.value)} />
    ));
  return (
    <div className="checkbox-list">
      {ticks(open)}
      {behind.length > 0 && (
        <details ref={rest} className="group">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 text-small font-medium text-leaf-ink">
            <span>{moreLabel}</span>
            <ChevronDownIcon className="size-4 group-open:[rotate:180deg]" />
          </summary>
          {ticks(behind)}
        </details>
      )}
    </div>
  );
}

type TickProps = {
  name: string;
  option: FilterOption;
  isOn: boolean;
};

export function Tick({ name, option: { value, label, count }, isOn }: TickProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} disabled={isClosed(count, isOn)} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
