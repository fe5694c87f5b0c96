import { useTranslation } from 'react-i18next';
import { CarriedForm } from '~/ui/carried-form';
import type { TrimView } from './cart-view';

type Props = { trim: TrimView | null; action: string; carrier?: string | undefined };

/** Which lines to make smaller to keep within the limit of debt: shown first, done with one button. */
export function CartTrim({ trim, ...way }: Props) {
  const { t } = useTranslation('cart');
  if (!trim) return null;
  const sizes = trim.rows.flatMap(({ itemId, pieces }): [string, string][] => [['itemId', itemId], ['quantity', String(pieces)]]);
  return (
    <CarriedForm
      {...way}
      fields={[['intent', 'trimCart'], ...sizes]}
      className="-mx-2 my-3 grid gap-2 rounded-lg bg-amber-tint p-3 text-small forced-colors:border"
      button={{ look: 'outline', wide: true, pendingLabel: t('changing'), children: t('trim.do', { total: trim.totalAfter }) }}
    >
      <p className="font-semibold">{t('trim.title')}</p>
      <ul className="grid gap-1.5">
        {trim.rows.map(({ itemId, name, text, saves }) => (
          <li key={itemId} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="font-medium">{name}</span>
              <span className="block">{text}</span>
            </span>
            <span className="ml-auto whitespace-nowrap font-medium">{saves}</span>
          </li>
        ))}
      </ul>
    </CarriedForm>
  );
}
