import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '~/ui/submit-button';
import { useScripts } from '~/ui/use-scripts';
import { actOf } from './cart-act';
import type { CartHealthView } from './cart-view';

type Props = { health: CartHealthView | null; action: string; carrier?: string | undefined };

/** What changed since the cart was filled, line by line, and one button that takes it all over. */
export function CartHealth({ health, action, carrier }: Props) {
  const { t } = useTranslation('cart');
  const form = useScripts() ? undefined : carrier;
  if (!health) return null;
  return (
    <section aria-labelledby="cart-health" className="-mx-2 my-3 grid gap-2 rounded-lg bg-amber-tint p-3 forced-colors:border">
      <h3 id="cart-health" className="font-semibold">{health.title}</h3>
      <ul className="grid gap-1.5 text-small">
        {health.rows.map(({ itemId, name, changes }) => (
          <li key={itemId}>
            <span className="font-medium">{name}</span>
            <span className="block">{changes.join(' ')}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={action} preventScrollReset className="grid gap-1">
        <input type="hidden" name="intent" value="acceptChanges" />
        <input type="hidden" name="seen" value={health.seen} />
        <SubmitButton look="outline" wide mark={{ intent: 'acceptChanges' }} pendingLabel={t('changing')} {...actOf(form, { intent: 'acceptChanges', seen: health.seen })}>
          {t('health.accept', { total: health.totalAfter })}
        </SubmitButton>
      </Form>
    </section>
  );
}
