import { ChevronDownIcon } from '~/ui/icons';
import { SummaryList, type SummaryRow } from '~/ui/lists/summary-list';

type Props = {
  title: string;
  /** From the base price to the customer's. */
  rows: readonly SummaryRow[];
  /** What did not apply and why: 'Акція, тому без персональної знижки'. */
  note?: string | undefined;
};

export function PriceReasons({ title, rows, note }: Props) {
  return (
    <details className="group rounded border border-border">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 px-3 text-small font-medium">
        <span>{title}</span>
        <ChevronDownIcon className="size-4 text-muted group-open:[rotate:180deg]" />
      </summary>
      <div className="border-t border-border px-3 py-2">
        <SummaryList rows={rows} />
        {note !== undefined && <p className="pb-1 pt-1 text-small text-muted">{note}</p>}
      </div>
    </details>
  );
}
