import { useSubmit } from '@remix-run/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSuggestion, type Suggestion } from '~/domain/search-suggestion';
import { useLinks } from '~/use-links';
import { buttonClass } from '~/ui/button';
import { useAccount } from '~/ui/account-field';
import { PreloadRoute } from '~/ui/preload-route';
import { useHydrated } from '~/ui/use-hydrated';
import { useAddLine } from './use-add-line';
import { useAwaitedEnter } from './use-awaited-enter';
import { useSearchKey } from './use-search-key';
import { useSuggestions } from './use-suggestions';

/** As a URL hash it focuses the field. */
export const SEARCH_FIELD_ID = 'search-field';

/** A plain field, after hydration a combobox with suggestions; a text with a quantity is added to the cart by Enter. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('layout');
  const links = useLinks();
  const submit = useSubmit();
  const account = useAccount();
  const id = useId();
  const isLive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  /** Query of the suggestions; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Position in the list, -1 for the field itself; null until the arrows are used. */
  const [moved, setMoved] = useState<number | null>(null);
  const { suggestions, isPending } = useSuggestions(links.to('search-suggestions'), typed);
  const isOpen = typed !== null && suggestions.length > 0;
  const active = !isOpen ? -1 : (moved ?? (isLineSuggestion(suggestions[0]) ? 0 : -1));
  const addLine = useAddLine((text) => {
    if (field.current?.value === '') field.current.value = text;
  });

  const enter = useAwaitedEnter(isPending, () => {
    const [first] = suggestions;
    if (isLineSuggestion(first)) take(first);
    else search(field.current?.value ?? '');
  });

  function take(suggestion: Suggestion): void {
    const isLine = isLineSuggestion(suggestion);
    if (field.current) field.current.value = isLine ? '' : suggestion.text;
    if (!isLine) return search(suggestion.text);
    close();
    addLine(suggestion);
  }

  function search(text: string): void {
    close();
    submit({ q: text }, { method: 'get', action: links.to('search') });
  }

  function close(): void {
    setTyped(null);
    setMoved(null);
    enter.forget();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const count = suggestions.length;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOpen) setMoved(active + 1 >= count ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && isOpen) setMoved(active < 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && isOpen && suggestions[active]) take(suggestions[active]);
    else if (event.key === 'Enter' && isPending && account !== undefined && mayOrder(typed)) enter.wait();
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  const combobox = isLive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
  };
  return (
    <>
      <input
        {...combobox}
        id={SEARCH_FIELD_ID}
        type="search"
        name="q"
        ref={field}
        defaultValue={query}
        onChange={({ target }) => {
          setTyped(target.value);
          setMoved(null);
          enter.forget();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        placeholder={t('searchExample')}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint={isLineSuggestion(suggestions[active]) ? 'done' : 'search'}
        className="h-full w-full min-w-0 appearance-none text-ellipsis bg-transparent px-2.5 placeholder:text-muted focus-visible:outline-none"
      />
      {isLineSuggestion(suggestions[0]) && <PreloadRoute name="checkout" />}
      {isLive && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('suggestions')}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded border border-border bg-surface p-1 text-ink"
        >
          {suggestions.map((suggestion, at) => (
            // The field keeps the focus and handles the keys of its list.
            <div
              key={suggestion.text}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => take(suggestion)}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-tag px-3 py-1 hover:bg-tint aria-selected:bg-tint"
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                <span className="font-medium">{suggestion.text}</span>
                <span className="text-small text-muted">{suggestion.note}</span>
              </span>
              {isLineSuggestion(suggestion) && <span className={buttonClass({ size: 'sm' })}>{t('addLine')}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** A text with a figure is worth waiting for what it orders. */
function mayOrder(typed: string | null): boolean {
  return typed !== null && /\d/.test(typed);
}
