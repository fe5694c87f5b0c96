import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '~/ui/page-heading';
import type { ContentView } from './content-view';
import type { Part } from './outline';

/** The look of text that comes as HTML and so can carry no classes of its own. */
const textLook = clsx(
  'max-w-prose break-words',
  '[&_h2]:pb-2 [&_h2]:pt-6 [&_h2]:text-section [&_h2]:font-semibold [&_h3]:pb-1 [&_h3]:pt-4 [&_h3]:text-name [&_h3]:font-semibold [&_h4]:pt-3 [&_h4]:font-semibold',
  '[&_p]:py-1.5 [&_a]:text-leaf-ink [&_a]:underline [&_a]:underline-offset-2 [&_strong]:font-semibold [&_b]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:py-1.5 [&_ol]:py-1.5 [&_ul]:pl-5 [&_ol]:pl-5 [&_li]:py-1 [&_dt]:pt-2 [&_dt]:font-semibold',
  '[&_blockquote]:my-3 [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_hr]:my-5 [&_hr]:border-line',
  '[&_table]:my-3 [&_table]:block [&_table]:overflow-x-auto [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:text-small [&_th]:font-medium [&_th]:text-soft',
  '[&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_caption]:text-left [&_caption]:text-small [&_caption]:text-soft',
  '[&_pre]:overflow-x-auto [&_pre]:rounded [&_pre]:bg-surface [&_pre]:p-3 [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-lg [&_figcaption]:text-small [&_figcaption]:text-soft',
);

/** A page of text: the API's own or a built-in one. On a desk a long one has its parts beside it. */
export function ContentPage({ view }: { view: ContentView }) {
  return (
    <article className="py-6">
      {/* Ukrainian and Russian words may be wider than a narrow phone. */}
      <div className="hyphens-auto [overflow-wrap:anywhere]">
        <PageHeading title={view.title} />
      </div>
      <div className="flex gap-10">
        <div className="min-w-0 flex-1">
          <div className={textLook} dangerouslySetInnerHTML={{ __html: view.html }} />
          {view.updated !== null && <p className="pt-6 text-small text-soft">{view.updated}</p>}
        </div>
        {view.parts.length > 0 && <Outline parts={view.parts} />}
      </div>
    </article>
  );
}

function Outline({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('outline')} className="sticky top-24 hidden w-summary flex-none self-start rounded-lg bg-surface p-5 lg:block print:hidden">
      <p className="pb-1 text-small font-medium text-soft" aria-hidden="true">{t('outline')}</p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center hover:underline">{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
