import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Suggestion } from '../../contract/search-results.ts';
import * as searchStyles from './shared/search.module.css';

/** The pause in typing before suggestions are requested. */
const pauseMs = 180;

interface Props {
  /** Its accessible name, or the id of the element that labels it. */
  label?: string;
  id?: string;
  placeholder: string;
  /** Its initial value, restored on navigation. */
  value?: string | undefined;
  /** The path of the current page. */
  page?: string;
  input?: RefObject<HTMLInputElement | null>;
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Called when a suggestion is selected, with its page. */
  onPick: (suggestion: Suggestion) => void;
}

/**
 * A search field with suggestions: arrow keys select, Enter opens, Escape closes. Enter without a selection submits
 * the surrounding form, which also works before hydration.
 */
export function SearchField({ label, id, placeholder, value, page, input, suggest, onPick }: Props) {
  const listId = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [Late, setLate] = useState<typeof import('./SearchSuggestions.tsx') | null>(null);
  const visibleItems = isOpen ? found : [];
  const typedOn = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it is about
  useEffect(() => {
    const { pathname } = window.location;
    // Input typed during navigation belongs to the next page: its address is set before it is rendered.
    const isMeant = [pathname, undefined].includes(typedOn.current);
    typedOn.current = '';
    if (isMeant || !field.current) return;
    field.current.value = value ?? '';
    setText('');
    setOpen(false);
  }, [page]);

  useEffect(() => {
    const words = text.trim();
    if (!words) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      suggest(words, asking.signal).then(
        (answer) => {
          if (asking.signal.aborted) return;
          setFound(answer);
          setAt(-1);
        },
        // Suggestions are optional: without them Enter still searches.
        () => setFound([]),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, suggest]);

  const open = () => {
    setOpen(true);
    void import('./SearchSuggestions.tsx').then(setLate);
  };

  const pick = (suggestion: Suggestion) => {
    setOpen(false);
    if (field.current) field.current.value = '';
    setText('');
    onPick(suggestion);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One position more than there are suggestions: the input itself.
      setAt((current) => ((current + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen && (visibleItems.length > 0 || !text)) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setAt(-1);
    } else if (event.key === 'Enter') {
      const chosen = visibleItems[at];
      if (chosen) {
        event.preventDefault();
        pick(chosen);
      } else setOpen(false);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices whether the focus is within
    <div
      className={searchStyles.field}
      onFocus={open}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        dir="auto"
        maxLength={limits.query.max}
        placeholder={placeholder}
        defaultValue={value}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={visibleItems.length > 0}
        aria-controls={Late ? listId : undefined}
        aria-activedescendant={visibleItems[at] ? `${listId}-${at}` : undefined}
        onInput={(event) => {
          typedOn.current = window.location.pathname;
          setText(event.currentTarget.value);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      {Late && <Late.SearchSuggestions id={listId} suggestions={visibleItems} at={at} onPick={pick} />}
      {isOpen && !field.current?.value && Late && <Late.RecentSearches />}
    </div>
  );
}
