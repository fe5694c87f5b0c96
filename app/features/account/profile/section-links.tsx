import { useTranslation } from 'react-i18next';
import { Chip } from '~/ui/chip';

const sections = ['personal', 'balance', 'representative', 'addresses', 'password', 'delete'] as const;

export function SectionLinks({ hasContact }: { hasContact: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('sections')} className="scroll-x -mx-3.5 mb-8 gap-2 px-3.5 py-1 md:mx-0 md:flex-wrap md:px-0">
      {sections
        .filter((section) => hasContact || section !== 'representative')
        .map((section) => (
          <Chip key={section} href={`#${section}`}>
            {t(`section.${section}`)}
          </Chip>
        ))}
    </nav>
  );
}
