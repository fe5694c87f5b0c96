import { useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '~/ui/icons';
import type { ManyChoices } from './filters-view';

const openCount = 6;

type Options = ManyChoices['options'];

/** Splits options into visible ones (the first and all selected) and collapsed ones. */
export function splitOptions({ options, chosen }: ManyChoices): { open: Options; behind: Options } {
  const isOpen = ([value]: Options[number], index: number) => chosen.includes(value) || index < openCount;
  return {
    open: options.filter(isOpen),
    behind: options.filter((option, index) => !isOpen(option, index)),
  };
}

type Props = { name: string; choices: ManyChoices; moreLabel?: string };

/** Checkboxes of a filter. Options selected later stay in their place. */
export function ManyOptions({ name, choices, moreLabel }: Props) {
  const [chosenAtFirst] = useState(choices.chosen);
  const { open, behind } =
    moreLabel === undefined
      ? { open: choices.options, behind: [] }
      : splitOptions({ ...choices, chosen: chosenAtFirst });
  const isNeeded = behind.some(([value]) => choices.chosen.includes(value));
  const rest = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded && rest.current) rest.current.open = true;
  }, [isNeeded]);
  const ticks = (options: Options) =>
    options.map(([value, label]) => (
      <Tick key={value} name={name} value={value} label={label} isOn={choices.chosen.includes(value)} />
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

type TickProps = { name: string; value: string; label: string; isOn: boolean };

export function Tick({ name, value, label, isOn }: TickProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}
