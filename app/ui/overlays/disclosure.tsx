import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  summary: ReactNode;
  summaryClass: string;
  className?: string;
  children: ReactNode;
};

/** A menu that opens without JavaScript. With it, Escape, a press elsewhere and a navigation close it. */
export function Disclosure({ summary, summaryClass, className, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // Not at the start: it may have been opened before hydration.
  useEffect(() => {
    const details = box.current;
    return () => {
      if (details) details.open = false;
    };
  }, [key]);
  useEffect(() => {
    const details = box.current;
    if (!details) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <details ref={box} className={className}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
