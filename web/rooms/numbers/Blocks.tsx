import type { ReactNode } from 'react';
import type { Numbers, NumberTable } from '../../../contract/numbers.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import { Block } from './Block.tsx';
import * as styles from './Blocks.module.css';

interface Props {
  numbers: Numbers;
  query: { days: string; kind: string | null };
  /** The selection of a type, beside what it filters. */
  children: ReactNode;
}

/** The tables in reading order, under headings. */
const groups: { title: WordKey; note: WordKey; tables: readonly NumberTable[] }[] = [
  {
    title: 'admin-numbers:group.visits',
    note: 'admin-numbers:group.visitsText',
    tables: ['visits', 'pages', 'sources', 'languages'],
  },
  {
    title: 'admin-numbers:group.posts',
    note: 'admin-numbers:group.postsText',
    tables: ['posts', 'waiting', 'kinds', 'contacts'],
  },
  {
    title: 'admin-numbers:group.searches',
    note: 'admin-numbers:group.searchesText',
    tables: ['misses', 'searches'],
  },
  {
    title: 'admin-numbers:group.people',
    note: 'admin-numbers:group.peopleText',
    tables: ['people', 'subscribers'],
  },
];

/** All statistics by group. */
export function Blocks({ numbers, query, children }: Props) {
  const t = useWords();
  return groups.map(({ title, note, tables }) => (
    <section key={title} className={styles.group}>
      <h2>{t(title)}</h2>
      <p className={`${textStyles.muted} ${textStyles.small}`}>{t(note)}</p>
      {tables.includes('posts') && children}
      <div className={styles.blocks}>
        {tables.map((table) => (
          <Block key={table} table={table} numbers={numbers} query={query} />
        ))}
      </div>
    </section>
  ));
}
