import { useEffect, useState } from 'react';
import { searchPath } from '../addresses.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages, type Translate } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from './Icon.tsx';
import { forgetSearch, recentSearches } from './recent-searches.ts';
import * as buttonStyles from './shared/button.module.css';
import * as searchStyles from './shared/search.module.css';
import * as textStyles from './shared/text.module.css';

/** Recent searches of this browser, below an empty search box: each is a link, and can be removed. */
export function RecentSearches() {
  const { lang } = useSite();
  const [searches, setSearches] = useState(recentSearches);
  const [t, setT] = useState<Translate | null>(null);
  useEffect(() => {
    const messages: Partial<Messages> = {};
    void loadWords(lang, ['searches'], messages).then(() => setT(() => createTranslate(lang, messages)));
  }, [lang]);
  if (!t || searches.length === 0) return null;
  return (
    <div className={`${searchStyles.suggestions} ${searchStyles.recent}`}>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('searches:recent')}</p>
      <ul>
        {searches.map((words) => (
          <li key={words}>
            <a href={searchPath(words)}>
              <Icon name="clock" size="s" />
              <bdi dir="auto">{words}</bdi>
            </a>
            <button
              type="button"
              className={buttonStyles.icon}
              aria-label={t('searches:forget', { words })}
              onClick={(event) => {
                // The focus stays inside, so that the list stays open.
                event.currentTarget.closest('search, form')?.querySelector('input')?.focus();
                forgetSearch(words);
                setSearches(recentSearches());
              }}
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
