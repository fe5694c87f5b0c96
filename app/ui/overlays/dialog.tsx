import * as RadixDialog from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { CloseIcon } from '../icons';
import { type OnFollowLink, useCloseOnBack } from './use-close-on-back';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  onLeave?: OnFollowLink | undefined;
  children?: ReactNode;
};

const positions = {
  middle:
    'md:bottom-auto md:right-auto md:left-1/2 md:top-1/2 md:w-full md:max-w-form md:[translate:-50%_-50%] md:rounded-lg',
  right:
    'md:inset-y-0 md:pt-safe-top md:left-auto md:right-0 md:w-full md:max-w-form md:max-h-none md:rounded-none lg:max-w-drawer',
};

/** A modal at the bottom on a phone, `middle` or `right` on a desktop. Escape, the cross and Back close it. */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  onLeave,
  place,
  children,
}: DialogProps & { place: keyof typeof positions }) {
  const [opener] = useState(focusedElement);
  const follow = useCloseOnBack(open, () => onOpenChange(false), onLeave);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onClickCapture={follow}
          // The top layer of Radix takes Escape, and that may be a toast.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
          }}
          onCloseAutoFocus={() => opener?.focus()}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-dialog animate-fade flex-col rounded-t-lg bg-surface pb-safe pl-safe-left pr-safe-right text-ink forced-colors:border',
            positions[place],
          )}
        >
          <header className="flex items-start gap-3 border-b border-border px-3.5 py-2 pr-2">
            <div className="min-w-0 flex-1 py-2.5">
              <RadixDialog.Title className="text-section font-semibold">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="mt-1 text-muted">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label={closeLabel}
              className="grid size-11 flex-none place-content-center rounded text-muted hover:text-ink"
            >
              <CloseIcon className="size-6" />
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 scroll-pb-[min(7rem,40%)] overflow-y-auto overscroll-contain px-3.5 py-5">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Dims the page and, by base.css, stops scrolling. Radix's own overlay adds a style element, which the content security policy forbids. */
function Overlay() {
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (scrollbar <= 0) return;
    const { style } = document.body;
    style.paddingRight = `${scrollbar}px`;
    return () => {
      style.paddingRight = '';
    };
  }, [scrollbar]);
  return <div data-scrim="" className="pointer-events-auto fixed inset-0 z-40 animate-fade bg-scrim" />;
}

/** Radix only restores the focus to its own triggers. */
function focusedElement(): HTMLElement | null {
  return typeof document !== 'undefined' && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;
}

export function Dialog(props: DialogProps) {
  return <Modal place="middle" {...props} />;
}
