import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';

const steps = ['apply', 'call', 'order'] as const;

export function HowToStart() {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <section aria-labelledby="how-to-start">
      <h2 id="how-to-start" className="text-total font-bold">
        {t('howToStart')}
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps.map((name, index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 flex-none place-content-center rounded-full bg-tint text-section font-bold text-leaf-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-name font-semibold">{t(`step.${name}`)}</h3>
              <p className="text-muted">{t(`stepText.${name}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href={links.to('becomeClient')} size="large" className="mt-6">
        {t('becomeClient')}
      </ButtonLink>
    </section>
  );
}
