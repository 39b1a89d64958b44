import { type FormEvent, useState } from 'react';
import { readUnderstanding } from '../../../contract/managed-synonyms.ts';
import * as tagsStyles from '../../back-office/ui/tags.module.css';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as searchStyles from './search.module.css';

/** Says how a question is understood now. */
export function TryOut({ turn }: { turn: number }) {
  const t = useWords();
  const [q, setQ] = useState('');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get('question') ?? '').trim());
  };
  return (
    <section className={`${layoutStyles.panel} ${searchStyles.panel}`}>
      <h2>{t('admin-synonyms:tryOut')}</h2>
      <form onSubmit={onSubmit}>
        <label htmlFor="try-question">{t('admin-synonyms:question')}</label>
        <div className={layoutStyles.row}>
          <div className={`${fieldStyles.box} ${layoutStyles.grow}`}>
            <Icon name="search" />
            <input id="try-question" name="question" type="text" dir="auto" />
          </div>
          <button type="submit" className={buttonStyles.outlined}>
            {t('admin-synonyms:tryButton')}
          </button>
        </div>
      </form>
      {q && <Answer key={`${q} ${turn}`} q={q} />}
    </section>
  );
}

function Answer({ q }: { q: string }) {
  const t = useWords();
  const answer = useAdminRead(readUnderstanding, { query: { q } });
  if (answer.status === 'loading')
    return <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />;
  if (answer.status === 'failed') return <p role="alert">{t('errors:failedText')}</p>;
  const { parts, didYouMean } = answer.data;
  const list = (words: readonly string[]) => (
    <ul className={tagsStyles.tags}>
      {words.map((word) => (
        <li key={word} className={tagStyles.plain} dir="auto">
          {word}
        </li>
      ))}
    </ul>
  );
  return (
    <div role="status" className={searchStyles.understood}>
      {didYouMean && (
        <p>
          {t('admin-synonyms:respelt')} <bdi>{didYouMean}</bdi>
        </p>
      )}
      {parts.length === 0 && <p>{t('admin-synonyms:noWord')}</p>}
      <dl>
        {parts.map(({ written, same, guesses, place, categories }) => (
          <div key={written}>
            <dt dir="auto">{written}</dt>
            <dd>
              {same.length > 0 && (
                <div>
                  <span>{t('admin-synonyms:same')}</span> {list(same)}
                </div>
              )}
              {guesses.length > 0 && (
                <div>
                  <span>{t('admin-synonyms:guesses')}</span> {list(guesses)}
                </div>
              )}
              {place && (
                <div>
                  <span>{t('admin-synonyms:isPlace')}</span> {list([place])}
                </div>
              )}
              {categories.length > 0 && (
                <div>
                  <span>{t('admin-synonyms:isCategory')}</span> {list(categories)}
                </div>
              )}
              {same.length + guesses.length + categories.length === 0 && !place && (
                <span className={textStyles.muted}>{t('admin-synonyms:itself')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
