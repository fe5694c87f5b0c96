import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import type { OrderShortage } from '~server/domain/stock-issue';
import type { EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import { RetailNote } from '~/ui/retail-note';
import { LineFacts } from './line-facts';
import { lineAnchor } from './cart-view';
import type { CartLineView } from './line-view.server';
import { LineQuantity, LineRemedies, RemoveLine, type LineProps } from './line-parts';
import { useShownLines } from './use-shown-lines';

type Props = EmbeddedFormTarget & {
  labelledBy?: string | undefined;
  lines: readonly CartLineView[];
  answer?: ListResult | undefined;
  /** Stock issues found by placing the order, by product id. */
  issues?: Readonly<Record<string, OrderShortage>> | undefined;
};

const columns = ['variety', 'length', 'farm', 'packs', 'pieces', 'price', 'discount', 'sum'] as const;
const isNumber = (column: string) => ['pieces', 'price', 'discount', 'sum'].includes(column);

/** The cart: on a desk and on paper a table, on a phone a list. */
export function CartTable({ labelledBy, lines, answer, issues, ...target }: Props) {
  const { t } = useTranslation('cart');
  const shown = useShownLines(lines, answer, issues);
  return (
    <table aria-labelledby={labelledBy} className="cart-table block">
      <thead className="hidden text-muted">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={clsx(
                'sticky top-header z-10 whitespace-nowrap bg-surface text-fine font-medium',
                isNumber(column) ? 'text-right' : 'text-left',
              )}
            >
              {t(`column.${column}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {shown.map(({ key, ...line }) => (
        <CartTableLine key={key} {...target} {...line} />
      ))}
    </table>
  );
}

function CartTableLine({ line, error, wrong, ...target }: LineProps) {
  const { cells } = line;
  return (
    <tbody
      id={lineAnchor(line.productId)}
      className={clsx(
        '-mx-2 block border-t border-border px-2 py-3 transition-colors target:bg-tint',
        wrong && 'bg-poppy-tint',
      )}
    >
      <tr className="flex flex-wrap items-center justify-between gap-1.5">
        <td className="min-w-0 basis-full">
          <LineFacts line={line} />
        </td>
        <TextCell>{cells.length}</TextCell>
        <TextCell>{cells.farm}</TextCell>
        <td>
          <LineQuantity {...target} line={line} error={error} wrong={wrong} />
        </td>
        <NumberCell>{cells.pieces}</NumberCell>
        <NumberCell>
          <span>{cells.price}</span>
          {line.retail !== undefined && (
            <span className="block">
              <RetailNote text={line.retail} />
            </span>
          )}
        </NumberCell>
        <NumberCell>{cells.discount}</NumberCell>
        <NumberCell>{cells.total}</NumberCell>
        <td>
          <RemoveLine {...target} line={line} />
        </td>
      </tr>
      {wrong && (
        <tr className="block">
          <td colSpan={columns.length + 1} className="block">
            <LineRemedies {...target} line={line} wrong={wrong} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function TextCell({ children }: { children: string }) {
  return <td className="hidden whitespace-nowrap text-fine">{children}</td>;
}

function NumberCell({ children }: { children: ReactNode }) {
  return <td className="hidden whitespace-nowrap text-right text-small">{children}</td>;
}
