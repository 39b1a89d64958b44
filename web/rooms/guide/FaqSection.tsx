import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FaqGroup } from '../../../contract/entries.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FaqList } from '../../ui/FaqList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './FaqSection.module.css';
import { findAnswers } from './find-answers.ts';

/** Up to this number, answers are displayed expanded. */
const fewAnswers = 3;

/** Questions and answers, filtered while typing; without scripts the form reloads the page. */
export function FaqSection({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useWords();
  const { search } = useLocation();
  const [words, setWords] = useState(() => new URLSearchParams(search).get('q') ?? '');
  const isSearch = words.trim() !== '';
  const found = findAnswers(groups, words);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section
      id="faq"
      className={`${sectionStyles.section} ${sectionStyles.tinted}`}
      aria-labelledby="faq-title"
    >
      <div className={layoutStyles.wrap}>
        <div className={styles.head}>
          <h2 id="faq-title">{t('content:faqTitle')}</h2>
          <search>
            <form
              className={fieldStyles.box}
              action="/User-Guide#faq"
              onSubmit={(event) => event.preventDefault()}
            >
              <Icon name="search" />
              <input
                type="search"
                name="q"
                dir="auto"
                value={words}
                maxLength={limits.query.max}
                placeholder={t('content:faqHint')}
                aria-label={t('content:faqSearch')}
                onChange={(event) => setWords(event.target.value)}
              />
            </form>
          </search>
          <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
            {isSearch && count > 0 && t('content:faqFound', { count })}
          </p>
        </div>
        {count > 0 ? (
          <FaqList groups={found} unfolded={isSearch && count <= fewAnswers} />
        ) : (
          <EmptyState title={t('content:faqNoneTitle')} text={t('content:faqNoneText')} level={3}>
            <a className={buttonStyles.primary} href="/Contact">
              {t('content:askUs')}
            </a>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${visibilityStyles.withScripts}`}
              onClick={() => setWords('')}
            >
              {t('content:faqAll')}
            </button>
          </EmptyState>
        )}
      </div>
    </section>
  );
}
