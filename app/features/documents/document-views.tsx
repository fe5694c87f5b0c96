import { useTranslation } from 'react-i18next';
import { Chip } from '~/ui/chip';
import type { DocumentViewLink } from './documents.server';

export function DocumentViews({ views }: { views: readonly DocumentViewLink[] }) {
  const { t } = useTranslation('layout');
  return (
    <nav aria-label={t('layout:menu.documents')} className="flex flex-wrap gap-2 pb-4 print:hidden">
      {views.map(({ label, href, current }) => (
        <Chip key={href} href={href} current={current}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
