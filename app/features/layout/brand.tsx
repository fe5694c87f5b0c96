import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { Logo } from '~/ui/logo';

export function Brand({ name, href }: { name: string | undefined; href: string }) {
  const { t } = useTranslation('layout');
  return (
    <Link href={href} className="flex min-h-target min-w-0 items-center gap-3 rounded">
      <Logo className="size-8 flex-none md:size-9" />
      <span className="min-w-0">
        <span className="block truncate text-brand font-bold">{name ?? t('trade')}</span>
        {name && <span className="hidden whitespace-nowrap text-fine text-header-muted xl:block">{t('trade')}</span>}
      </span>
    </Link>
  );
}
