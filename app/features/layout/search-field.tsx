import { useSubmit } from '@remix-run/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { useHydrated } from '~/ui/use-hydrated';
import { useSuggestions } from './use-suggestions';

/** As a URL hash it focuses the field. */
export const SEARCH_FIELD_ID = 'search-field';

/** A plain field, after hydration a combobox with suggestions. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('layout');
  const links = useLinks();
  const submit = useSubmit();
  const id = useId();
  const isLive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  /** Query of the suggestions; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(links.to('search-suggestions'), typed);
  const isOpen = typed !== null && suggestions.length > 0;

  function take(text: string): void {
    if (field.current) field.current.value = text;
    close();
    submit({ q: text }, { method: 'get', action: links.to('search') });
  }

  function close(): void {
    setTyped(null);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const count = suggestions.length;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOpen) setActive(active + 1 >= count ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && isOpen) setActive(active < 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && isOpen && suggestions[active]) take(suggestions[active].text);
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
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        placeholder={t('searchExample')}
        aria-label={t('search')}
        autoComplete="off"
        enterKeyHint="search"
        className="h-full w-full min-w-0 appearance-none text-ellipsis bg-transparent px-2.5 placeholder:text-muted focus-visible:outline-none"
      />
      {isLive && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('suggestions')}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded border border-border bg-surface p-1 text-ink"
        >
          {suggestions.map(({ text, note }, at) => (
            // The field keeps the focus and handles the keys of its list.
            <div
              key={text}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => take(text)}
              className="flex min-h-target cursor-pointer flex-wrap items-center gap-x-3 rounded-tag px-3 hover:bg-tint aria-selected:bg-tint"
            >
              <span className="font-medium">{text}</span>
              <span className="text-small text-muted">{note}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
