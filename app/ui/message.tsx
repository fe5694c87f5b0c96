import { lazy, type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { Message } from './message-view';
import { Notice } from './notice';
import { importOptional } from '~/browser/boot/import-optional';
import type { ToastProps, ToastLabels } from './toast';

// A reload would lose what is typed: where the code of toasts does not come, a message stands where it does without scripts.
const ToastArea = lazy<ComponentType<ToastProps>>(() =>
  importOptional(() => import('./toast')).catch(() => ({ default: MessageInPage })),
);

/** Where a message shows: one that came with the document stands in the page, later ones are toasts. */
export function placeMessage(firstId: string | undefined, message: Message | null): 'page' | 'toast' | 'nowhere' {
  if (message === null) return 'nowhere';
  return message.id === firstId ? 'page' : 'toast';
}

type Props = { message: Message | null; labels: ToastLabels };

/**
 * The last message. Without scripts every page is a new document, so it stands at the top until the next one;
 * with them it comes as a toast, whose code is fetched with the first of them.
 */
export function MessageArea({ message, labels }: Props) {
  const [firstId] = useState(message?.id);
  const [closedId, setClosedId] = useState<string>();
  const place = placeMessage(firstId, message);
  const before = <EmptyToastArea label={labels.area} />;
  if (message === null || place === 'nowhere') return before;
  if (place === 'page')
    return (
      <>
        <MessageInPage message={message} />
        {before}
      </>
    );
  return (
    <Suspense fallback={before}>
      <ToastArea
        message={message.id === closedId ? null : message}
        labels={labels}
        onClose={() => {
          setClosedId(message.id);
        }}
      />
    </Suspense>
  );
}

/** Stands for the toast area until the first toast, so that F8 leads there from the beginning. */
function EmptyToastArea({ label }: { label: string }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key === 'F8') area.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <div ref={area} role="region" aria-label={label.replace('{hotkey}', 'F8')} tabIndex={-1} className="sr-only" />
  );
}

function MessageInPage({ message }: { message: Message | null }) {
  return (
    message && (
      <div className="pb-2 pt-4">
        <Notice tone={message.tone} title={message.title} action={message.action}>
          {message.text}
        </Notice>
      </div>
    )
  );
}
