import { useState } from 'react';
import { Button, type ButtonVariant } from '../button';
import { useHydrated } from 'remix-utils/use-hydrated';

type Props = ButtonVariant & {
  text: string;
  label: string;
  doneLabel: string;
  /** What is copied, for screen readers, where several stand together. */
  of?: string;
};

/** Copies a text; hidden without JavaScript or where the browser has no clipboard, as on plain http. */
export function CopyButton({ text, label, doneLabel, of, ...style }: Props) {
  const [copied, setCopied] = useState<string>();
  if (!useHydrated() || !('clipboard' in navigator)) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <Button {...style} onClick={copy}>
      <span aria-live="polite">{copied === text ? doneLabel : label}</span>
      {of !== undefined && <span className="sr-only">{of}</span>}
    </Button>
  );
}
