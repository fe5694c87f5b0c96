import { ChevronDownIcon } from '~/ui/icons';
import type { ManyChoices } from './filters-view';

/** How many options stand open; a longer list keeps the rest behind a word. */
const openCount = 6;

type Options = ManyChoices['options'];

/** The options that stand open (the first few and all chosen ones) and those behind. */
export function splitOptions({ options, chosen }: ManyChoices): { open: Options; behind: Options } {
  const isOpen = ([value]: Options[number], index: number) => chosen.includes(value) || index < openCount;
  return {
    open: options.filter(isOpen),
    behind: options.filter((option, index) => !isOpen(option, index)),
  };
}

type Props = { name: string; choices: ManyChoices; moreLabel?: string };

/** Ticks of one filter. */
export function ManyOptions({ name, choices, moreLabel }: Props) {
  const { open, behind } = moreLabel === undefined ? { open: choices.options, behind: [] } : splitOptions(choices);
  const ticks = (options: Options) => options.map(([value, label]) => <Tick key={value} name={name} value={value} label={label} isOn={choices.chosen.includes(value)} />);
  return (
    <div className="ticks">
      {ticks(open)}
      {behind.length > 0 && (
        <details className="group">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 text-small font-medium text-leaf-ink">
            {moreLabel}
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          {ticks(behind)}
        </details>
      )}
    </div>
  );
}

type TickProps = { name: string; value: string; label: string; isOn: boolean };

/** One tick, whose whole row is pressed. It is made anew when the address turns it on or off. */
export function Tick({ name, value, label, isOn }: TickProps) {
  return (
    <label>
      <input key={String(isOn)} type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
    </label>
  );
}
