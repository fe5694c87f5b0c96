import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '~/ui/skip-link';
import { AuthShell } from './auth-shell';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';
import type { LayoutView } from './layout-view';
import { Link } from '~/ui/link';
import { useNavigation } from '@remix-run/react';

/** Layouts (specification, section 2). */
export type LayoutName = 'home' | 'default' | 'auth' | 'flat';

type Props = {
  layout: LayoutName;
  view: LayoutView;
  /** Whether the page has a list with the id `product-list`. */
  hasProducts?: boolean;
  message?: ReactNode;
  liteSwitch?: ReactNode;
  /** Opens the cart drawer instead of following the link. */
  onCart?: MouseEventHandler | undefined;
  children: ReactNode;
};

/** `home` spans the window, `flat` is one narrow column. */
const columns: Record<LayoutName, string> = {
  home: '',
  default: 'mx-auto max-w-page px-3.5 md:px-6',
  auth: '',
  flat: 'mx-auto max-w-prose px-3.5 md:px-6',
};

export function AppShell({ layout, view, hasProducts = false, message, liteSwitch, onCart, children }: Props) {
  const { t } = useTranslation('layout');
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {hasProducts && <SkipLink href="#product-list">{t('skipToProducts')}</SkipLink>}
      <ProgressLine label={t('loading')} />
      {layout === 'auth' ? (
        <AuthShell view={view} message={message}>
          {children}
        </AuthShell>
      ) : (
        <>
          <Header view={view} onCart={onCart} />
          {layout !== 'flat' && <CategoryNav categories={view.categories} place={view.place} />}
          {message && <div className="mx-auto max-w-page px-3.5 md:px-6">{message}</div>}
          <main
            id="main"
            tabIndex={-1}
            className={clsx('min-h-main outline-none print:min-h-0 print:p-0', columns[layout])}
          >
            {children}
          </main>
          <Footer view={view} liteSwitch={liteSwitch} />
          <BottomNav view={view} onCart={onCart} />
        </>
      )}
    </>
  );
}

/** The shop's sections; on a phone a row that scrolls sideways. */
function CategoryNav({ categories, place }: Pick<LayoutView, 'categories' | 'place'>) {
  const { t } = useTranslation('layout');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('sections')} className="border-b border-border bg-surface max-md:hidden print:hidden">
      <ul className="category-nav mx-auto flex max-w-page flex-wrap gap-x-5 px-6 py-1">
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              href={href}
              title={name}
              prefetch="intent"
              aria-current={place.within.includes(id) ? 'page' : undefined}
              data-under={place.under.includes(id) || undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown while a page loads, after 300 ms. */
function ProgressLine({ label }: { label: string }) {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return (
    <div role="status" className="pointer-events-none visible fixed inset-x-0 top-0 z-50">
      <div className="h-1 origin-left animate-wait bg-wheat opacity-0" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
