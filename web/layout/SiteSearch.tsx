import { type FormEvent, type ReactNode, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { searchPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSuggest } from '../state/suggest.ts';
import { Icon } from '../ui/Icon.tsx';
import { SearchField } from '../ui/SearchField.tsx';

interface Props {
  className: string | undefined;
  placeholder: string;
  /** The button; a magnifying glass unless told. */
  children?: ReactNode;
}

/**
 * Words that lead to /search-result/{keyword}; blank ones lead nowhere (the spec's section 5). Without
 * scripts the form sends them as `q`, and the server leads on. On the page of results the box has the words
 * that these are for, on every other page it begins empty.
 */
export function SiteSearch({ className, placeholder, children }: Props) {
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
    <search className={className}>
      <form action="/search-result" onSubmit={onSubmit}>
        {children ?? (
          <button type="submit" aria-label={t('layout:search')}>
            <Icon name="search" size="s" />
          </button>
        )}
        <SearchField
          key={pathname}
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
