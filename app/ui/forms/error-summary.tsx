import { useLoaderData } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon } from '../icons';
import { useStickyActionData } from './use-sticky-action-data';
import { useHydrated } from 'remix-utils/use-hydrated';

export type FieldErrorLink = {
  /** Id of the control; an error of the whole form has none. */
  fieldId?: string | undefined;
  message: string;
};

/** `more` stands behind the link: words, a button that corrects it. */
export type SummaryEntry = FieldErrorLink & { more?: ReactNode };

type Props = {
  title: string;
  errors: readonly SummaryEntry[];
  /** What the errors came with, where it is not the page's action data. */
  from?: unknown;
};

/** All errors of a form, each a link to its field. Takes the focus once per response, but not from a field that is being typed in. */
export function ErrorSummary({ title, errors, from }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(useHydrated());
  const last = useLatestResponse();
  const response = from ?? last;
  const shown = useRef<unknown>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    const isNew = shown.current !== response;
    if (isNew && hasErrors && (isHydrated.current || document.activeElement === document.body)) box.current?.focus();
    if (hasErrors) shown.current = response;
    isHydrated.current = true;
  }, [response, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex gap-3 rounded-lg bg-poppy-tint p-4 [--focus:var(--poppy-ink)] forced-colors:border"
    >
      <AlertIcon className="mt-0.5 size-5 text-poppy-ink" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ fieldId, message, more }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={goToField}
                  className="inline-block py-0.5 text-poppy-ink underline underline-offset-4"
                >
                  {message}
                </a>
              )}
              {more}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Identity of the latest response: new with each, stable between renders. */
const useLatestResponse: () => unknown = import.meta.env.SSR ? () => undefined : useResponseIdentity;

function useResponseIdentity(): unknown {
  const loaderData = useLoaderData();
  return useStickyActionData() ?? loaderData;
}

/** Focuses the field without a navigation, which would clear the action data. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.scrollIntoView();
  field?.focus({ preventScroll: true });
}
