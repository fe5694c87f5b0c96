import { lazy, type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { Message } from './message-view';
import { Notice } from './notice';
import { importOptional } from '~/browser/boot/import-optional';
import type { ToastProps, ToastLabels } from './toast';

// Without the code of toasts a message is shown in the page; a reload would lose what is typed.
const ToastArea = lazy<ComponentType<ToastProps>>(() =>
  importOptional(() => import('./toast')).catch(() => ({ default: MessageInPage })),
);

/** A message of the document itself is shown in the page, later ones are toasts. */
export function placeMessage(firstId: string | undefined, message: Message | null): 'page' | 'toast' | 'nowhere' {
  if (message === null) return 'nowhere';
  return message.id === firstId ? 'page' : 'toast';
}

export function MessageArea({ message, labels }: { message: Message | null; labels: ToastLabels }) {
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

/** Keeps F8 working until the toast code has loaded, and the place of toasts open to screen readers beside a dialog. */
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
    <div
      ref={area}
      role="region"
      aria-live="off"
      aria-label={label.replace('{hotkey}', 'F8')}
      tabIndex={-1}
      className="sr-only"
    />
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
