import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import type { TemplateRowView } from './templates-view';

/** The templates of today on the home page. */
export function TodaysTemplates({ rows }: { rows: readonly TemplateRowView[] }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="todays-templates">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id="todays-templates" className="text-section font-semibold">
          {t('templates.title')}
        </h2>
        <Link href={links.to('templates')} className="py-2 text-small text-leaf-ink underline underline-offset-4">
          {t('templates.all')}
        </Link>
      </div>
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
        {rows.map(({ id, name, size, href }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-3.5 py-3 md:px-5">
            <p className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="text-small text-muted">{size}</span>
            </p>
            <ButtonLink href={href} aria-label={t('templates.openNamed', { name })}>
              {t('templates.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
