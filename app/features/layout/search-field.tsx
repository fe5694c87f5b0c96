import { useSubmit } from '@remix-run/react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSuggestion, type Suggestion } from '~server/domain/search-suggestion';
import { useLinks } from '~/use-links';
import { buttonClass } from '~/ui/button';
import { useAccount } from '~/ui/account-field';
import { PreloadRoute } from '~/ui/preload-route';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useAddLine } from './use-add-line';
import { useAwaitedEnter } from './use-awaited-enter';
import { useRecentSearches } from './use-recent-searches';
import { useSearchKey } from './use-search-key';
import { useSuggestions } from './use-suggestions';

/** As a URL hash it focuses the field. */
export const SEARCH_FIELD_ID = 'search-field';

const groups = ['recent', 'often', undefined] as const;

/** A plain field, after hydration a combobox with suggestions, while it is empty the last searches and what is bought often; a text with a quantity is added to the cart by Enter. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('layout');
  const links = useLinks();
  const submit = useSubmit();
  const account = useAccount();
  const id = useId();
  const isLive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const popup = useRef<HTMLDivElement>(null);
  /** Query of the suggestions; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Position in the list, -1 for the field itself; null until the arrows are used. */
  const [moved, setMoved] = useState<number | null>(null);
  const { recent, clearRecent } = useRecentSearches(query);
  const found = useSuggestions(links.to('search-suggestions'), typed, account !== undefined);
  const { isPending } = found;
  const suggestions = typed?.trim() === '' ? [...recent, ...found.suggestions] : found.suggestions;
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

  function openEmpty(): void {
    if (field.current?.value === '') setTyped('');
  }

  /** The button below the list takes the focus, too. */
  function closeLeft({ relatedTarget }: FocusEvent): void {
    if (!popup.current?.contains(relatedTarget) && relatedTarget !== field.current) close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const count = suggestions.length;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && typed === null) openEmpty();
    else if (event.key === 'ArrowDown' && isOpen) setMoved(active + 1 >= count ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && isOpen) setMoved(active < 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && isOpen && suggestions[active]) take(suggestions[active]);
    else if (event.key === 'Enter' && isPending && account !== undefined && mayOrder(typed)) enter.wait();
    else if (event.key === 'Enter' && field.current?.value.trim() === '') close();
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
        <div
          ref={popup}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded border border-border bg-surface p-1 text-ink"
        >
          <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
            {groups.map((group) => {
              const own = suggestions.filter((each) => groupOf(each) === group);
              const heading = group && t(`suggestions.${group}`);
              const options = own.map((suggestion) => option(suggestion, suggestions.indexOf(suggestion)));
              if (own.length === 0 || heading === undefined) return options;
              return (
                <div key={group} role="group" aria-label={heading}>
                  <div aria-hidden className="px-3 pt-2 text-small text-muted">
                    {heading}
                  </div>
                  {options}
                </div>
              );
            })}
          </div>
          {suggestions.some((each) => groupOf(each) === 'recent') && (
            <button
              type="button"
              onBlur={closeLeft}
              onClick={() => {
                clearRecent();
                field.current?.focus();
              }}
              aria-label={`${t('clearRecent')}: ${t('suggestions.recent')}`}
              className="absolute right-0 top-0 min-h-target px-3 text-small text-leaf-ink underline underline-offset-4"
            >
              {t('clearRecent')}
            </button>
          )}
        </div>
      )}
    </>
  );

  /** The field keeps the focus and handles the keys of its list. */
  function option(suggestion: Suggestion, at: number) {
    return (
      <div
        key={`${groupOf(suggestion)} ${suggestion.text}`}
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
    );
  }
}

function groupOf(suggestion: Suggestion) {
  return isLineSuggestion(suggestion) ? undefined : suggestion.group;
}

/** A text with a figure is worth waiting for what it orders. */
function mayOrder(typed: string | null): boolean {
  return typed !== null && /\d/.test(typed);
}
