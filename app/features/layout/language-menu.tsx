import { useTranslation } from 'react-i18next';
import { Disclosure } from '~/ui/overlays/disclosure';
import { ChevronDownIcon } from '~/ui/icons';
import type { LayoutLanguage } from './layout-view';

/** Links to the other languages; full page loads, since every text changes. */
export function LanguageMenu({ languages }: { languages: readonly LayoutLanguage[] }) {
  const { t } = useTranslation('layout');
  const current = languages.find((language) => language.current);
  return (
    <Disclosure
      className="relative"
      summaryClass="flex min-h-target cursor-pointer list-none items-center gap-1 rounded px-2.5 hover:bg-header-border"
      summary={
        <>
          <span className="sr-only">{`${t('language')}: `}</span>
          <span>{current?.short}</span>
          <ChevronDownIcon className="size-4 text-header-muted" />
        </>
      }
    >
      <ul className="choices right-0 z-40 min-w-40 text-ink md:left-0 md:right-auto">
        {languages.map(({ code, name, href, current: chosen }) => (
          <li key={code}>
            <a href={href} hrefLang={code} lang={code} aria-current={chosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
