import type { ReactNode } from 'react';
import { AlertIcon } from '../icons';

export type FieldLabels = {
  label: string;
  hint?: ReactNode;
  /** Several errors are separate sentences. */
  error?: string | readonly string[] | null | undefined;
  /** Hides the label where a heading already says it. */
  quietLabel?: boolean | undefined;
};

type FieldProps = FieldLabels & { name: string; id?: string | undefined };

/** Splits the properties of a field into those of its frame and those of its control; `id` defaults to `name`. */
export function splitField<Props extends FieldProps>({ label, hint, error, quietLabel, ...control }: Props) {
  const id = control.id ?? control.name;
  return {
    frame: { id, label, hint, error, quietLabel },
    control: { ...control, id, ...describeField(id, { hint, error }) },
  };
}

/** Ids and ARIA attributes of a control; they match conform's. */
export function describeField(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>) {
  const errors = listFieldErrors(error);
  const ids = [errors.length > 0 && `${id}-error`, hint !== undefined && `${id}-description`].filter(
    (part) => part !== false,
  );
  return {
    'aria-invalid': errors.length > 0 ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

export function listFieldErrors(error: FieldLabels['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

export function FieldErrorMessage({ id, error }: { id: string; error: FieldLabels['error'] }) {
  const errors = listFieldErrors(error);
  if (errors.length === 0) return null;
  return (
    <div id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-small font-medium text-poppy-ink">
      <AlertIcon className="mt-px size-4" />
      <span>{errors.join(' ')}</span>
    </div>
  );
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  quietLabel,
  children,
}: FieldLabels & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={quietLabel ? 'sr-only' : 'mb-1.5 block text-meta font-medium'}>
        {label}
      </label>
      {children}
      <FieldErrorMessage id={id} error={error} />
      {hint !== undefined && (
        <div id={`${id}-description`} className="mt-1.5 text-small text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
