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
 * Searches at /search-result/{keyword}; blank input is ignored (section 5 of the specification). Without scripts
 * the form sends `q`, and the server redirects. On the results page the box contains the current query, on all
 * others it is empty.
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
