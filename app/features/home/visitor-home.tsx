import type { ReactNode } from 'react';
import { ContactCard } from './contact-card';
import { type FeaturedProduct, Hero } from './hero';
import { NewsLine } from './news-line';
import { SectionTiles } from './section-tiles';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import type { ContactView, NewsView, SectionTileView } from './home.server';

const steps = ['apply', 'call', 'order'] as const;

function HowToStart() {
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

/** Specification, section 1. */
const advantages = ['fresh', 'delivery', 'catalogue', 'consultation'] as const;

function Advantages({ freeFrom }: { freeFrom: string | null }) {
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

type Props = {
  sections: readonly SectionTileView[] | null;
  featured: FeaturedProduct | undefined;
  contact: ContactView;
  news: NewsView;
  /** '5 000 грн'; null where delivery is always free. */
  freeFrom: string | null;
  children: ReactNode;
};

export function VisitorHome({ sections, featured, contact, news, freeFrom, children }: Props) {
  return (
    <>
      <div className="mx-auto grid max-w-page gap-10 px-3.5 pb-12 md:px-6">
        <Hero featured={featured} freeFrom={freeFrom} />
        <NewsLine news={news} className="-my-5" />
        <SectionTiles sections={sections} />
        {children}
      </div>
      <Advantages freeFrom={freeFrom} />
      <div className="mx-auto grid max-w-page items-start gap-10 px-3.5 pt-10 md:grid-cols-2 md:px-6">
        <HowToStart />
        <ContactCard contact={contact} />
      </div>
    </>
  );
}
