import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, type LinkView } from '../button';
import { AlertIcon, DoneIcon, InfoIcon, WarningIcon } from '../icons';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons = { info: InfoIcon, success: DoneIcon, warning: WarningIcon, danger: AlertIcon };

const toneBackgrounds: Record<Tone, string> = {
  info: 'bg-surface',
  success: 'bg-tint',
  warning: 'bg-amber-tint',
  danger: 'bg-poppy-tint',
};

export const toneInks: Record<Tone, string> = {
  info: 'text-leaf-ink',
  success: 'text-leaf-ink',
  warning: 'text-amber-ink',
  danger: 'text-poppy-ink',
};

type Props = {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
  /** An action that leads to a page. */
  link?: LinkView | undefined;
  /** Distances to what stands around it. */
  className?: string | undefined;
};

export function Notice({ tone, title, children, action, link, className }: Props) {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-4 forced-colors:border',
        toneBackgrounds[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon className={clsx('mt-0.5 size-5', toneInks[tone])} />
        <div className="min-w-0">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="whitespace-pre-line">{children}</div>}
        </div>
      </div>
      {link && (
        <ButtonLink href={link.href} variant="outline">
          {link.label}
        </ButtonLink>
      )}
      {action}
    </div>
  );
}
