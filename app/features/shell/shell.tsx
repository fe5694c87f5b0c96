import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '~/ui/progress-line';
import { SkipLink } from '~/ui/skip-link';
import { AuthFrame } from './auth-frame';
import { CategoryNav } from './category-nav';
import { Dock } from './dock';
import { Footer } from './footer';
import { Header } from './header';
import type { ShellView } from './shell-view';

/** The four frames of section 2. */
export type ShellLayout = 'home' | 'default' | 'auth' | 'flat';

type Props = {
  layout: ShellLayout;
  view: ShellView;
  /** The last message, above the page. */
  message?: ReactNode;
  lightSwitch?: ReactNode;
  /** Opens the cart beside the page instead of going to it. */
  onCart?: MouseEventHandler | undefined;
  children: ReactNode;
};

/** Home spans the window and brings its own gutters; flat is one narrow column. */
const columns: Record<ShellLayout, string> = {
  home: '',
  default: 'mx-auto max-w-page px-3.5 md:px-6',
  auth: '',
  flat: 'mx-auto max-w-prose px-3.5 md:px-6',
};

/** The frame around a page. */
export function Shell({ layout, view, message, lightSwitch, onCart, children }: Props) {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <ProgressLine label={t('loading')} />
      {layout === 'auth' ? (
        <AuthFrame view={view} message={message}>
          {children}
        </AuthFrame>
      ) : (
        <>
          <Header view={view} onCart={onCart} />
          {layout !== 'flat' && <CategoryNav categories={view.categories} place={view.place} />}
          {message && <div className="mx-auto max-w-page px-3.5 md:px-6">{message}</div>}
          <main id="main" tabIndex={-1} className={clsx('min-h-main outline-none', columns[layout])}>
            {children}
          </main>
          <Footer view={view} lightSwitch={lightSwitch} />
          <Dock view={view} onCart={onCart} />
        </>
      )}
    </>
  );
}
