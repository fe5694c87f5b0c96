import { useTranslation } from 'react-i18next';
import type { OrderShortage, StockIssue } from '~server/domain/stock-issue';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import type { SummaryEntry } from '~/ui/forms/error-summary';
import { quantityFieldId } from '~/ui/fields/quantity';
import { lineKey } from './cart-view';
import type { CartLineView } from './line-view.server';
import { lineIdentityFields } from '../model/line-identity';
import { useShownLines } from './use-shown-lines';

type Props = EmbeddedFormTarget & {
  lines: readonly CartLineView[];
  /** Of the order that failed; without one nothing is listed. */
  issues: Readonly<Record<string, OrderShortage>> | undefined;
};

/** The lines of which there is not enough, each a link to its quantity with its best remedy as a button. */
export function useShortageLinks({ lines, issues, ...target }: Props): SummaryEntry[] {
  const shown = useShownLines(lines, undefined, issues);
  if (!issues) return [];
  return shown.flatMap(({ line, wrong }) =>
    wrong
      ? {
          fieldId: quantityFieldId(line.productId),
          message: line.name,
          more: <Remedy {...target} line={line} wrong={wrong} />,
        }
      : [],
  );
}

function Remedy({ line, wrong, ...target }: EmbeddedFormTarget & { line: CartLineView; wrong: StockIssue }) {
  const { t } = useTranslation('cart');
  const [offer] = wrong.offers;
  const label = offer ? t('take', { amount: offer.label }) : t('remove');
  const change = offer && { quantity: String(offer.quantity), unit: offer.unit };
  return (
    <>
      <span className="block text-small">{wrong.message}</span>
      <EmbeddedForm
        {...target}
        fetcherKey={lineKey(line.productId)}
        fields={{ intent: change ? 'changeQuantity' : 'remove', ...lineIdentityFields(line), ...change }}
        className="my-1"
        button={{
          variant: 'outline',
          pendingLabel: t(offer ? 'changing' : 'removing'),
          'aria-label': `${label}: ${line.name}`,
          children: label,
        }}
      />
    </>
  );
}
