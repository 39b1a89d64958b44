import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import type { ListCount } from './count-path.ts';
import { applyTyped, readTyped } from './typed-filters.ts';
import { useFilteredCount } from './use-filtered-count.ts';
import type { ListAddress } from './use-list-address.ts';

export interface FilterSheetProps {
  list: ListAddress;
  /** Path and query of the current list, and its length if known. */
  listKey: string | null;
  count: ListCount | undefined;
  /** The button label for a count, and for none. */
  showWords: (total: number) => string;
  noneWords: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a list on small screens. Its button applies all fields and displays the resulting count. */
export function FilterSheet(props: FilterSheetProps) {
  const { list, listKey, showWords, noneWords, onClose, children } = props;
  const t = useWords();
  const { lang } = useSite();
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<ReturnType<typeof readTyped>>({ changes: {}, invalid: null });
  const { search } = list.address;
  // A link may have filtered the list meanwhile; typed input is preserved.
  const read = () => body.current && setTyped(readTyped(body.current, new URLSearchParams(search)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are read, which no render knows
  useEffect(() => void read(), [search]);
  const { changes, invalid } = typed;
  const isChanged = Object.keys(changes).length > 0;
  const counted = useFilteredCount(listKey, isChanged && !invalid ? changes : null);
  const count = isChanged || invalid ? counted : props.count;
  const words = !count?.totalIsExact
    ? t('directory:apply')
    : count.total === 0
      ? noneWords
      : showWords(count.total);
  return (
    <Sheet
      title={t('directory:filters')}
      closeLabel={t('directory:close')}
      onClose={onClose}
      footer={(close) => (
        <>
          <button
            type="button"
            className={`${buttonStyles.primary} ${buttonStyles.wide}`}
            onClick={() => body.current && applyTyped(body.current, list, lang) && close()}
          >
            {words}
          </button>
          <span className={textStyles.hidden} role="status">
            {isChanged && words}
          </span>
        </>
      )}
    >
      <div ref={body} onInput={read}>
        {children}
      </div>
    </Sheet>
  );
}
