import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/overlays/notice';

type Props = {
  title: string;
  more?: { readonly text: string; readonly href: string } | undefined;
  /** Product cards; null when they are missing. */
  children: ReactNode;
};

export function ProductShelf({ title, more, children }: Props) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 className="text-section font-semibold">{title}</h2>
        {more && (
          <Link href={more.href} className="py-2 text-small text-leaf-ink underline underline-offset-4">
            {more.text}
          </Link>
        )}
      </div>
      {children ?? <Notice tone="warning">{t('partMissing')}</Notice>}
    </section>
  );
}
