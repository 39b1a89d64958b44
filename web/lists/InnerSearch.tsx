import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  id: string;
  /** What is looked for now. */
  words: string;
  list: Pick<ListAddress, 'go'>;
}

/** Words looked for inside a list; a field of the form around it. */
export function InnerSearch({ id, words, list: { go } }: Props) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  const look = () => go({ q: input.current?.value.trim() || null });
  return (
    <div className="inq">
      <label htmlFor={id} className="sr">
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          look();
        }}
      />
      <button
        type="submit"
        className="ib"
        aria-label={t('directory:searchInside')}
        onClick={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Icon name="search" size="s" />
      </button>
    </div>
  );
}
