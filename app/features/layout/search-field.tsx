import { useSubmit } from '@remix-run/react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSuggestion, type Suggestion } from '~server/domain/search-suggestion';
import { useLinks } from '~/use-links';
import { useAccount } from '~/ui/forms/account-field';
import { PreloadRoute } from '~/ui/preload-route';
import { useHydrated } from 'remix-utils/use-hydrated';
import { SuggestionList } from './suggestion-list';
import { useAddLine } from './use-add-line';
import { useAwaitedEnter } from './use-awaited-enter';
import { useRecentSearches } from './use-recent-searches';
import { useSearchKey } from './use-search-key';
import { useSuggestions } from './use-suggestions';

/** As a URL hash it focuses the field. */
export const SEARCH_FIELD_ID = 'search-field';

/** A plain field, after hydration a combobox with suggestions, while it is empty the last searches and what is bought often; a text with a quantity is added to the cart by Enter. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('layout');
  const id = useId();
  const isLive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const popup = useRef<HTMLDivElement>(null);
  const { suggestions, active, isOpen, openEmpty, close, onType, onKey, take, clearRecent } = useSearchBox(
    field,
    query,
  );

  /** The button below the list takes the focus, too. */
  function closeLeft({ relatedTarget }: FocusEvent): void {
    if (!popup.current?.contains(relatedTarget) && relatedTarget !== field.current) close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const act = onKey(event.key);
    act?.();
    if (act) event.preventDefault();
    else if (event.key === 'Enter') close();
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
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onFocus={openEmpty}
        onClick={openEmpty}
        onBlur={closeLeft}
        placeholder={t('searchExample')}
        aria-label={t('search')}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        enterKeyHint={isLineSuggestion(suggestions[active]) ? 'done' : 'search'}
        className="h-full w-full min-w-0 appearance-none text-ellipsis bg-transparent px-2.5 placeholder:text-muted focus-visible:outline-none"
      />
      {isLineSuggestion(suggestions[0]) && <PreloadRoute name="checkout" />}
      {isLive && (
        <SuggestionList
          {...{ id, popup, isOpen, suggestions, active }}
          onTake={take}
          onBlur={closeLeft}
          onClearRecent={clearRecent}
        />
      )}
    </>
  );
}

/** What is typed, what is suggested for it, and what the keys do. */
function useSearchBox(field: RefObject<HTMLInputElement>, query: string) {
  const links = useLinks();
  const submit = useSubmit();
  const account = useAccount();
  /** Query of the suggestions; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Position in the list, -1 for the field itself; null until the arrows are used. */
  const [moved, setMoved] = useState<number | null>(null);
  const { recent, clearRecent } = useRecentSearches(query);
  const found = useSuggestions(links.to('search-suggestions'), typed, account !== undefined);
  const suggestions = typed?.trim() === '' ? [...recent, ...found.suggestions] : found.suggestions;
  const isOpen = typed !== null && suggestions.length > 0;
  const active = !isOpen ? -1 : (moved ?? (isLineSuggestion(suggestions[0]) ? 0 : -1));
  const addLine = useAddLine((text) => {
    if (field.current?.value === '') field.current.value = text;
  });
  const enter = useAwaitedEnter(found.isPending, () => {
    const [first] = suggestions;
    if (isLineSuggestion(first)) take(first);
    else search(field.current?.value ?? '');
  });

  function onType(text: string | null): void {
    setTyped(text);
    setMoved(null);
    enter.forget();
  }

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
    onType(null);
  }

  function openEmpty(): void {
    if (field.current?.value === '') setTyped('');
  }

  /** What a key does instead of what the browser would do. */
  function onKey(key: string): (() => void) | undefined {
    const last = suggestions.length - 1;
    if (key === 'Enter') return onEnter();
    if (key === 'ArrowDown' && typed === null) return openEmpty;
    if (!isOpen) return undefined;
    if (key === 'Escape') return close;
    if (key === 'ArrowDown') return () => setMoved(active === last ? -1 : active + 1);
    return key === 'ArrowUp' ? () => setMoved(active < 0 ? last : active - 1) : undefined;
  }

  /** A text with a figure is worth waiting for what it orders. */
  function onEnter(): (() => void) | undefined {
    const chosen = suggestions[active];
    if (isOpen && chosen) return () => take(chosen);
    if (found.isPending && account !== undefined && /\d/.test(typed ?? '')) return enter.wait;
    return field.current?.value.trim() === '' ? close : undefined;
  }

  const clear = () => {
    clearRecent();
    field.current?.focus();
  };
  return { suggestions, active, isOpen, openEmpty, close, onType, onKey, take, clearRecent: clear };
}
