import type { Suggestion } from '../../contract/search-results.ts';
import { useWords } from '../i18n/words.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import * as layoutStyles from './shared/layout.module.css';
import * as searchStyles from './shared/search.module.css';
import * as textStyles from './shared/text.module.css';

export { RecentSearches } from './RecentSearches.tsx';

interface Props {
  /** The id of the list; its options have it with their positions. */
  id: string;
  suggestions: readonly Suggestion[];
  /** The position of the selected option; -1 for none. */
  at: number;
  onPick: (suggestion: Suggestion) => void;
}

/** The suggestions of a search box. They load on focus. */
export function SearchSuggestions({ id, suggestions, at, onPick }: Props) {
  const t = useWords();
  const count = suggestions.length;
  return (
    <>
      <div className={searchStyles.suggestions} hidden={count === 0}>
        <div id={id} role="listbox" aria-label={t('layout:suggestions')}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself answers the keys
            <div
              key={`${suggestion.kind} ${suggestion.id}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(suggestion)}
            >
              <CategoryIcon name={suggestion.icon} />
              <span className={layoutStyles.grow} dir="auto" lang={suggestion.lang}>
                {suggestion.text}
              </span>
              <small>{suggestion.detail}</small>
            </div>
          ))}
        </div>
      </div>
      <span className={textStyles.hidden} role="status">
        {count > 0 && t('layout:suggestionsFound', { count })}
      </span>
    </>
  );
}
