import { useTranslation } from 'react-i18next';

/** Specification, section 1. */
const advantages = ['fresh', 'delivery', 'catalogue', 'consultation'] as const;

export function Advantages({ freeFrom }: { freeFrom: string | null }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="advantages" className="on-header bg-header text-header-ink">
      <div className="mx-auto max-w-page px-3.5 py-10 md:px-6">
        <h2 id="advantages" className="text-total font-bold">
          {t('advantages')}
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {advantages.map((name) => (
            <li key={name} className="border-t border-header-border pt-4">
              <h3 className="text-section font-semibold">
                {name === 'delivery' && freeFrom !== null ? t('fastDelivery') : t(`advantage.${name}`)}
              </h3>
              <p className="mt-1.5 text-header-muted">{t(`advantageText.${name}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
