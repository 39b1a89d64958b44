import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { searchPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSuggest } from '../state/suggest.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import * as searchStyles from '../ui/shared/search.module.css';

interface Props {
  placeholder: string;
}

/**
 * Words that lead to /search-result/{keyword}; blank ones lead nowhere (the spec's section 5). Without
 * scripts the form sends them as `q`, and the server leads on. On the page of results the box has the words
 * that these are for, on every other page it begins empty.
 */
export function SiteSearch({ placeholder }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const suggest = useSuggest();
  const { pathname } = useLocation();
  const { keyword } = useParams();
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    if (words) void navigate(searchPath(words));
    else input.current?.focus();
  };
  return (
    <search className={searchStyles.box}>
      <form action="/search-result" onSubmit={onSubmit}>
        <button type="submit" aria-label={t('layout:search')}>
          <Icon name="search" size="s" />
        </button>
        <SearchField
          page={pathname}
          value={keyword}
          label={t('layout:searchHint')}
          placeholder={placeholder}
          input={input}
          suggest={suggest}
          onPick={({ href }) => void navigate(href)}
        />
      </form>
    </search>
  );
}
