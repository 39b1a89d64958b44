import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as searchStyles from '../ui/shared/search.module.css';
import * as textStyles from '../ui/shared/text.module.css';

interface Props {
  id: string;
  /** The current query. */
  words: string;
}

/** Searches within a list; a field of the surrounding form. */
export function InnerSearch({ id, words }: Props) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  return (
    <div className={searchStyles.inner}>
      <label htmlFor={id} className={textStyles.hidden}>
        {t('directory:searchInside')}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={t('directory:searchInside')}
        maxLength={200}
      />
      <button type="submit" className={buttonStyles.icon} aria-label={t('directory:searchInside')}>
        <Icon name="search" size="s" />
      </button>
    </div>
  );
}
