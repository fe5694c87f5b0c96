import { useTranslation } from 'react-i18next';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import type { FitToLimitView } from './fit-to-limit-view.server';

type Props = EmbeddedFormTarget & {
  trim: FitToLimitView | null;
  /** The button alone, in the question about the limit. */
  isButton?: boolean;
};

/** More lines would push the order button out of view. */
const MAX_OPEN_ROWS = 3;

export function FitToLimit({ trim, isButton = false, ...target }: Props) {
  const { t } = useTranslation('cart');
  if (!trim) return null;
  return (
    <EmbeddedForm
      {...target}
      fetcherKey="cart-trim"
      fields={trimFields(trim)}
      className={
        isButton ? undefined : '-mx-2 my-3 grid gap-2 rounded-lg bg-amber-tint p-3 text-small forced-colors:border'
      }
      button={{
        variant: 'outline',
        size: isButton ? 'large' : 'normal',
        wide: true,
        pendingLabel: t('changing'),
        children: t(isButton ? 'trim.to' : 'trim.do', { total: trim.totalAfter }),
      }}
    >
      {!isButton && <Rows rows={trim.rows} />}
    </EmbeddedForm>
  );
}

function Rows({ rows }: Pick<FitToLimitView, 'rows'>) {
  const { t } = useTranslation('cart');
  return (
    <details open={rows.length <= MAX_OPEN_ROWS}>
      <summary className="cursor-pointer py-2.5 font-semibold underline underline-offset-4">{t('trim.title')}</summary>
      <ul className="grid gap-1.5">
        {rows.map(({ itemId, name, text, saves }) => (
          <li key={itemId} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="font-medium">{name}</span>
              <span className="block">{text}</span>
            </span>
            <span className="ml-auto whitespace-nowrap font-medium">{saves}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function trimFields({ rows }: FitToLimitView): [string, string][] {
  const sizes = rows.flatMap(({ itemId, pieces }): [string, string][] => [
    ['itemId', itemId],
    ['quantity', String(pieces)],
  ]);
  return [['intent', 'trim'], ...sizes];
}
