import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { Notice } from '~/ui/overlays/notice';
import { sourcesOf } from '~/ui/picture-sources';
import type { SectionTileView } from './home.server';

export function SectionTiles({ sections }: { sections: readonly SectionTileView[] | null }) {
  const { t } = useTranslation('home');
  if (sections?.length === 0) return null;
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="mb-3 text-section font-semibold">
        {t('sections')}
      </h2>
      {sections === null && <Notice tone="warning">{t('partMissing')}</Notice>}
      <ul className="grid grid-cols-3 gap-2.5 md:gap-4">
        {sections?.map(({ id, name, href, count, picture }) => (
          <li key={id}>
            <Link href={href} prefetch="intent" className="group block h-full overflow-hidden rounded-lg bg-surface">
              <Picture picture={picture} />
              <span className="block px-2 pb-3 pt-2 md:px-4 md:pb-4 md:pt-3">
                <span className="block text-small font-semibold group-hover:text-leaf-ink md:text-section">{name}</span>
                {count !== null && <span className="block text-small text-muted">{count}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ picture }: Pick<SectionTileView, 'picture'>) {
  if (!picture)
    return (
      <span className="grid aspect-square place-content-center bg-tint md:aspect-[4/3]">
        <Logo className="size-12 opacity-60" />
      </span>
    );
  return (
    <img
      {...sourcesOf(picture, '(min-width:77.5em) 400px, 33vw')}
      alt=""
      width={400}
      height={400}
      decoding="async"
      className="aspect-square w-full bg-tint object-cover object-top md:aspect-[4/3] dimmed"
    />
  );
}
