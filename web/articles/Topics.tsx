import type { FacetValue } from '../../contract/envelope.ts';
import { formatNumber, useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { type ArticlePlace, categoryHref } from './article-place.ts';
import * as styles from './Topics.module.css';

interface Props {
  place: ArticlePlace;
  topics: readonly FacetValue[];
  chosen: string | null;
}

/** Links that filter articles by topic. */
export function Topics({ place, topics, chosen }: Props) {
  const t = useWords();
  const { lang } = useSite();
  if (topics.length < 2) return null;
  return (
    <nav className={styles.topics} aria-label={t('content:topics')}>
      <ul>
        <li>
          <a
            className={chosen ? chipStyles.chip : chipStyles.chosen}
            href={place.list}
            aria-current={chosen ? undefined : 'page'}
          >
            {t('content:allTopics')}
          </a>
        </li>
        {topics.map(({ value, label, count }) => (
          <li key={value}>
            <a
              className={value === chosen ? chipStyles.chosen : chipStyles.chip}
              href={categoryHref(place, value)}
              aria-current={value === chosen ? 'page' : undefined}
            >
              {label}
              <span className={textStyles.number}>{formatNumber(count, lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
