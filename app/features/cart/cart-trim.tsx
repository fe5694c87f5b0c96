import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '~/ui/submit-button';
import { useScripts } from '~/ui/use-scripts';
import { actOf } from './cart-act';
import type { TrimView } from './cart-view';

type Props = { trim: TrimView | null; action: string; carrier?: string | undefined };

/** Which lines to make smaller to keep within the limit of debt: shown first, done with one button. */
export function CartTrim({ trim, action, carrier }: Props) {
  const { t } = useTranslation('cart');
  const form = useScripts() ? undefined : carrier;
  if (!trim) return null;
  const sizes = trim.rows.flatMap(({ itemId, pieces }): [string, string][] => [['itemId', itemId], ['quantity', String(pieces)]]);
  return (
    <Form method="post" action={action} preventScrollReset className="-mx-2 my-3 grid gap-2 rounded-lg bg-amber-tint p-3 text-small forced-colors:border">
      <input type="hidden" name="intent" value="trimCart" />
      <p className="font-semibold">{t('trim.title')}</p>
      <ul className="grid gap-1.5">
        {trim.rows.map(({ itemId, pieces, name, text, saves }) => (
          <li key={itemId} className="flex flex-wrap justify-between gap-x-3">
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="quantity" value={pieces} />
            <span>
              <span className="font-medium">{name}</span>
              <span className="block">{text}</span>
            </span>
            <span className="ml-auto whitespace-nowrap font-medium">{saves}</span>
          </li>
        ))}
      </ul>
      <SubmitButton look="outline" wide mark={{ intent: 'trimCart' }} pendingLabel={t('changing')} {...actOf(form, [['intent', 'trimCart'], ...sizes])}>
        {t('trim.do', { total: trim.totalAfter })}
      </SubmitButton>
    </Form>
  );
}
