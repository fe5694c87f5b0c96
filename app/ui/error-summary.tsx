import { useEffect, useRef } from 'react';
import { AlertIcon } from './icons';

export type Fault = {
  /** The id of the control the fault is about; a fault of the whole form has none. */
  fieldId?: string | undefined;
  message: string;
};

/** All faults of a form at its top, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, faults }: { title: string; faults: readonly Fault[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 flex gap-3 rounded-lg bg-poppy-tint p-4 forced-colors:border">
      <AlertIcon className="mt-0.5 size-5 flex-none text-poppy-ink" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <ul className="mt-1 space-y-1">
          {faults.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} className="inline-block py-0.5 text-poppy-ink underline underline-offset-4">
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
