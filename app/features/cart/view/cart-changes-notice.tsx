import { useTranslation } from 'react-i18next';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import type { CartChangesView } from './cart-changes-view.server';

type Props = EmbeddedFormTarget & { health: CartChangesView | null };

export function CartChangesNotice({ health, ...target }: Props) {
  const { t } = useTranslation('cart');
  if (!health) return null;
  return (
    <section
      aria-labelledby="cart-health"
      className="-mx-2 my-3 grid gap-2 rounded-lg bg-amber-tint p-3 forced-colors:border"
    >
      <h3 id="cart-health" className="font-semibold">
        {health.title}
      </h3>
      <ul className="grid gap-1.5 text-small">
        {health.rows.map(({ itemId, name, changes }) => (
          <li key={itemId}>
            <span className="font-medium">{name}</span>
            <span className="block">{changes.join(' ')}</span>
          </li>
        ))}
      </ul>
      <EmbeddedForm
        {...target}
        fetcherKey="cart-changes"
        fields={{ intent: 'acceptChanges', seen: health.seen }}
        className="grid gap-1"
        button={{
          variant: 'outline',
          wide: true,
          pendingLabel: t('changing'),
          children: t('health.accept', { total: health.totalAfter }),
        }}
      />
    </section>
  );
}
