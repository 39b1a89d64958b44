import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { InboxFilter } from '../../../contract/conversations.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { InboxSkeletons } from './ConversationSkeletons.tsx';
import * as styles from './InboxList.module.css';
import { InboxRow } from './InboxRow.tsx';
import type { InboxView } from './use-inbox.ts';

interface Props {
  inbox: InboxView;
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
  onSearch: (q: string) => void;
  /** The conversation that is open beside it. */
  openId: number | null;
  /** Whether a conversation is open beside it, which is then the subject of the page. */
  isBeside: boolean;
}

/** The contract's constant, which is not bundled. */
const inboxFilters: readonly InboxFilter[] = ['all', 'unread', 'mine', 'archived'];
/** The pause in typing before the search, in milliseconds. */
const typingMs = 300;

/** Up and Down move through the list; Enter opens a conversation. */
function onArrow(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The conversations of a member, ordered by their latest message. */
export function InboxList({ inbox, filter, onFilter, onSearch, openId, isBeside }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const Heading = isBeside ? 'h2' : 'h1';
  const { conversations, unread, hasFailed, more } = inbox;
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isSearching) field.current?.focus();
    return () => clearTimeout(timer.current);
  }, [isSearching]);
  const toggle = () => {
    if (isSearching) onSearch('');
    setSearching(!isSearching);
  };
  return (
    <section className={styles.list} aria-label={t('conversations:list')}>
      <header>
        <Heading>{t('conversations:title')}</Heading>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('conversations:searchLabel')}
          aria-expanded={isSearching}
          onClick={toggle}
        >
          <Icon name={isSearching ? 'close' : 'search'} />
        </button>
      </header>
      {isSearching && (
        <search className={styles.search}>
          <div className={fieldStyles.box}>
            <input
              ref={field}
              type="search"
              aria-label={t('conversations:searchLabel')}
              placeholder={t('conversations:searchPlaceholder')}
              dir="auto"
              onInput={({ currentTarget }) => {
                const { value } = currentTarget;
                clearTimeout(timer.current);
                timer.current = setTimeout(() => onSearch(value.trim()), typingMs);
              }}
            />
          </div>
        </search>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of switches, no fields of a form */}
      <div className={styles.filters} role="group" aria-label={t('conversations:filters')}>
        {inboxFilters.map((one) => (
          <button
            key={one}
            type="button"
            className={one === filter ? chipStyles.chosen : chipStyles.chip}
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
          >
            {t(`conversations:${one}`)}
            {one === 'unread' && unread > 0 && (
              <span className={textStyles.number}>{formatNumber(unread, lang)}</span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.scroll}>
        {hasFailed && <FailedState />}
        {!hasFailed && !conversations && <InboxSkeletons />}
        {conversations?.length === 0 && (
          <p className={`${textStyles.muted} ${styles.nothing}`}>
            {t(isSearching ? 'conversations:nothingFound' : 'conversations:nothing')}
          </p>
        )}
        {conversations && conversations.length > 0 && (
          <ul onKeyDown={onArrow}>
            {conversations.map((one) => (
              <InboxRow key={one.id} conversation={one} isOpen={one.id === openId} />
            ))}
          </ul>
        )}
        {more && (
          <button type="button" className={`${buttonStyles.quiet} ${buttonStyles.wide}`} onClick={more}>
            {t('conversations:older')}
          </button>
        )}
      </div>
    </section>
  );
}
