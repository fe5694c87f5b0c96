import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { Message } from './message-view';
import { CloseIcon } from '../icons';
import { toneIcons, toneInks } from './notice';

/** Milliseconds, paused while it is hovered or focused (specification, section 9). */
const duration = 4000;
/** Pixels (specification, section 9). */
const swipeThreshold = 20;

/** Pixels: from what a toast stands below, and as high as one with a button. */
const [GAP, HIGHEST] = [14, 140];

export type ToastLabels = {
  /** With `{hotkey}`: 'Notifications ({hotkey})'. */
  area: string;
  close: string;
  one: string;
};

export type ToastProps = { message: Message | null; labels: ToastLabels; onClose: () => void };

/** One toast at a time; F8 focuses the area. */
export default function ToastArea({ message, labels, onClose }: ToastProps) {
  const Icon = message && toneIcons[message.tone];
  const area = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (area.current) place(area.current);
  }, [message?.id]);
  return (
    <RadixToast.Provider duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right" label={labels.one}>
      {message && Icon && (
        <RadixToast.Root
          key={message.id}
          type={message.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
          className={clsx(
            'flex items-start gap-3 rounded-lg border border-border bg-surface p-4 pr-2 text-ink animate-rise',
            'data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] data-[swipe=move]:animate-none',
          )}
        >
          <Icon className={clsx('mt-0.5 size-5', toneInks[message.tone])} />
          <div className="min-w-0 flex-1">
            <RadixToast.Title className="whitespace-pre-line font-semibold">
              {message.title ?? message.text}
            </RadixToast.Title>
            {message.title !== undefined && (
              <RadixToast.Description className="text-meta text-muted">{message.text}</RadixToast.Description>
            )}
            {message.action && <div className="mt-2">{message.action}</div>}
          </div>
          <RadixToast.Close
            aria-label={labels.close}
            className="-my-2.5 grid size-11 flex-none place-content-center rounded text-muted hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={area}
        hotkey={['F8']}
        label={labels.area}
        // An open dialog hides the page from screen readers but for what has this attribute; Radix itself announces toasts.
        aria-live="off"
        className="fixed inset-x-3 z-40 mx-auto w-toast md:left-auto md:bottom-6 md:right-6 md:max-w-toast md:w-auto md:min-w-toast"
      />
    </RadixToast.Provider>
  );
}

/** On a phone below the header, while that is in view, and below a field that is typed in: what is pressed next is at the bottom, or further down. On a desk above the bar of an order. */
function place({ style }: HTMLElement): void {
  const isWide = matchMedia('(min-width: 47.5em)').matches;
  style.bottom = isWide && document.querySelector('.sticky-action-bar') ? '6rem' : '';
  const above = [document.querySelector('header'), document.activeElement?.closest('input, textarea')];
  const top = above.reduce((least, element) => {
    const { top: start, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return start < least + HIGHEST ? Math.max(least, bottom) : least;
  }, 0);
  style.top = isWide ? '' : `${top + GAP}px`;
}
