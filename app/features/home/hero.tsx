import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import { firstPicture, sourcesOf } from '~/ui/picture-sources';

export interface FeaturedProduct {
  readonly id: string;
  readonly name: string;
  /** 'Троянда · Los Nevados · Еквадор' */
  readonly meta: string;
  readonly picture: string | null;
}

export function Hero({ featured, freeFrom }: { featured: FeaturedProduct | undefined; freeFrom: string | null }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <section className="grid items-center gap-8 pt-5 md:grid-cols-2 md:pt-6">
      <div>
        <h1 className="text-title font-bold">{t('heroTitle')}</h1>
        <p className="mt-4 max-w-form text-name text-muted">
          {freeFrom === null ? t('heroLead') : t('heroLeadFrom', { sum: freeFrom })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={links.to('catalog')} size="large">
            {t('toCatalogue')}
          </ButtonLink>
          <ButtonLink href={links.to('becomeClient')} variant="outline" size="large">
            {t('becomeClient')}
          </ButtonLink>
        </div>
        <p className="mt-4 text-muted">
          <span>{`${t('alreadyClient')} `}</span>
          <Link
            href={links.to('login')}
            className="inline-block py-2.5 font-medium text-leaf-ink underline underline-offset-4"
          >
            {t('signIn')}
          </Link>
        </p>
      </div>
      {featured?.picture ? <Featured product={featured} picture={featured.picture} /> : <FlowerBed />}
    </section>
  );
}

function Featured({ product, picture }: { product: FeaturedProduct; picture: string }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <Link
      href={links.to('product', { id: product.id })}
      className="group relative block overflow-hidden rounded-lg bg-surface"
    >
      <img
        {...sourcesOf(picture, '(min-width:80em) 596px, (min-width:47.5em) 47vw, calc(100vw - 1.75rem)')}
        alt=""
        width={480}
        height={400}
        decoding="async"
        {...firstPicture}
        className="aspect-square max-h-96 w-full bg-tint object-cover dimmed"
      />
      <span className="absolute left-4 top-4 rounded-tag bg-leaf px-2 py-0.5 text-fine font-semibold text-on-leaf">
        {t('productOfWeek')}
      </span>
      <span className="block px-5 py-4">
        <span className="block text-section font-semibold group-hover:text-leaf-ink">{product.name}</span>
        <span className="block text-muted">{product.meta}</span>
      </span>
    </Link>
  );
}

function FlowerBed() {
  return (
    <img
      src="/pictures/flower-bed.svg"
      alt=""
      width={640}
      height={520}
      className="hidden w-full rounded-lg bg-header md:block"
    />
  );
}
