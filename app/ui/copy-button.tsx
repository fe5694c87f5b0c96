import { useState } from 'react';
import { Button, type ButtonLook } from './button';
import { useScripts } from './use-scripts';

type Props = ButtonLook & {
  text: string;
  label: string;
  /** Takes the label's place once the text is copied. */
  doneLabel: string;
};

/** Copies a text; it stands only where scripts and the browser can do that. */
export function CopyButton({ text, label, doneLabel, ...look }: Props) {
  const [copied, setCopied] = useState<string>();
  if (!useScripts() || !window.isSecureContext) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <Button {...look} onClick={copy}>
      <span aria-live="polite">{copied === text ? doneLabel : label}</span>
    </Button>
  );
}
