import type { FocusEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isLineSuggestion, type Suggestion } from '~server/domain/search-suggestion';
import { buttonClass } from '~/ui/button';

type Props = {
  id: string;
  popup: RefObject<HTMLDivElement>;
  isOpen: boolean;
  suggestions: readonly Suggestion[];
  /** Position of the active one, -1 for none. */
  active: number;
  onTake: (suggestion: Suggestion) => void;
  onClearRecent: () => void;
  onBlur: (event: FocusEvent) => void;
};

const groups = ['recent', 'often', undefined] as const;

export function SuggestionList({ id, popup, isOpen, suggestions, active, onTake, onClearRecent, onBlur }: Props) {
  const { t } = useTranslation('layout');
  return (
    <div
      ref={popup}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded border border-border bg-surface p-1 text-ink"
    >
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
        {groups.map((group) => {
          const own = suggestions.filter((each) => groupOf(each) === group);
          const heading = group && t(`suggestions.${group}`);
          const options = own.map((suggestion) => {
            const at = suggestions.indexOf(suggestion);
            const key = `${group} ${suggestion.text}`;
            return <Option key={key} id={`${id}-${at}`} isActive={at === active} {...{ suggestion, onTake }} />;
          });
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
          onBlur={onBlur}
          onClick={onClearRecent}
          aria-label={`${t('clearRecent')}: ${t('suggestions.recent')}`}
          className="absolute right-0 top-0 min-h-target px-3 text-small text-leaf-ink underline underline-offset-4"
        >
          {t('clearRecent')}
        </button>
      )}
    </div>
  );
}

type OptionProps = Pick<Props, 'id' | 'onTake'> & { suggestion: Suggestion; isActive: boolean };

/** The field keeps the focus and handles the keys of its list. */
function Option({ id, suggestion, isActive, onTake }: OptionProps) {
  const { t } = useTranslation('layout');
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={() => onTake(suggestion)}
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

function groupOf(suggestion: Suggestion) {
  return isLineSuggestion(suggestion) ? undefined : suggestion.group;
}
