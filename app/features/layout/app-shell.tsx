import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '~/ui/progress-line';
import { SkipLink } from '~/ui/skip-link';
import { AuthShell } from './auth-shell';
import { CategoryNav } from './category-nav';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';
import type { LayoutView } from './layout-view';

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
