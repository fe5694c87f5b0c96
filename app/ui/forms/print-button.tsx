import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useInApp } from '~/browser/device/in-app';
import { Button, buttonClass, type ButtonVariant } from '../button';
import { PrintIcon } from '../icons';

type Props = Pick<ButtonVariant, 'variant'> & {
  /** PDF for the native app, which cannot print pages; without one it has no button. */
  pdfHref?: string | undefined;
  children: ReactNode;
};

export function PrintButton({ variant: variant, pdfHref, children }: Props) {
  const label = (
    <>
      <PrintIcon className="size-5" />
      {children}
    </>
  );
  const afterScripts = 'hidden ready:inline-flex';
  if (!useInApp())
    return (
      <Button variant={variant} className={afterScripts} onClick={() => window.print()}>
        {label}
      </Button>
    );
  return pdfHref === undefined ? null : (
    <a href={pdfHref} className={clsx(buttonClass({ variant: variant }), afterScripts)}>
      {label}
    </a>
  );
}
