import { useTranslation } from 'react-i18next';
import { PageHeading } from '~/ui/page-heading';
import type { ContentView } from './content-page.server';
import type { Part } from './outline';

export function ContentPage({ view }: { view: ContentView }) {
  return (
    <article className="py-6">
      {/* Ukrainian and Russian words may be wider than a narrow phone. */}
      <div className="hyphens-auto [overflow-wrap:anywhere]">
        <PageHeading title={view.title} />
      </div>
      <div className="flex gap-10">
        <div className="min-w-0 flex-1">
          <div className="prose" dangerouslySetInnerHTML={{ __html: view.html }} />
          {view.updated !== null && <p className="pt-6 text-small text-muted">{view.updated}</p>}
        </div>
        {view.parts.length > 0 && <Outline parts={view.parts} />}
      </div>
    </article>
  );
}

function Outline({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('content');
  return (
    <nav
      aria-label={t('outline')}
      className="sticky top-24 hidden w-summary flex-none self-start rounded-lg bg-surface p-5 lg:block print:hidden"
    >
      <p className="pb-1 text-small font-medium text-muted" aria-hidden="true">
        {t('outline')}
      </p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
