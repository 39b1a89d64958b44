import { useState } from 'react';
import { useParams } from 'react-router';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { postFolders, postPages } from '../../../contract/post-kinds.ts';
import {
  type FieldTranslation,
  readTranslationWork,
  type TranslationWork,
} from '../../../contract/translations.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { AgreedWords } from './AgreedWords.tsx';
import * as styles from './TranslatePage.module.css';
import { TranslationField } from './TranslationField.tsx';
import { useProposals } from './use-proposals.tsx';

const isKind = (kind: string): kind is OwnPostKind => Object.hasOwn(postFolders, kind);

/** `/Translate/rent/12`: a listing field by field, the original beside its translation. */
export default function TranslatePage() {
  const t = useWords();
  const { kind = '', id = '' } = useParams();
  const folder = isKind(kind) && /^\d{1,15}$/.test(id) ? postFolders[kind] : null;
  const reading = useRead(readTranslationWork, folder && { params: { folder, id } });
  const code = 'code' in reading ? reading.code : null;
  if (!folder || code === 404 || code === 410) {
    return (
      <div className={`${layoutStyles.wrap} ${styles.page}`}>
        <EmptyState level={1} title={t('translate:gone')} text={t('translate:goneText')}>
          <a className={buttonStyles.primary} href="/Translations">
            {t('translate:more')}
          </a>
        </EmptyState>
      </div>
    );
  }
  if (reading.status === 'failed') return <FailedState />;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      {reading.data ? <Work work={reading.data} /> : <RowSkeletons rows={3} />}
    </div>
  );
}

function Work({ work }: { work: TranslationWork }) {
  const t = useWords();
  const [fields, setFields] = useState(work.fields);
  const [proposals, proposalForm] = useProposals(work);
  const { post, from, to } = work;
  const count = (...states: FieldTranslation['state'][]) =>
    fields.filter(({ state }) => states.includes(state)).length;
  const [published, waiting] = [count('published'), count('waiting')];
  const change = (changed: FieldTranslation) =>
    setFields((all) => all.map((one) => (one.field === changed.field ? changed : one)));
  return (
    <>
      <header className={styles.head}>
        <div className={layoutStyles.grow}>
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('translate:helpWith')}</p>
          <h1>
            <bdi lang={post.title.lang}>{post.title.text}</bdi>
          </h1>
          <a className={`${textStyles.link} ${textStyles.small}`} href={`${postPages[post.kind]}/${post.id}`}>
            {t('translate:back')}
          </a>
        </div>
        <div className={styles.progress}>
          <p>
            <span>{t(`translate:fromTo.${from}`)}</span>
            <b>{t('translate:done', { done: published + waiting, count: fields.length })}</b>
          </p>
          <div className={styles.bar} aria-hidden="true">
            <i style={{ inlineSize: `${(100 * published) / fields.length}%` }} />
            <i style={{ inlineSize: `${(100 * waiting) / fields.length}%` }} />
          </div>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <span className={styles.published}>{t('translate:published', { count: published })}</span>
            <span className={styles.waiting}>{t('translate:waiting', { count: waiting })}</span>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          <div className={styles.languages} aria-hidden="true">
            <b>
              {t(`translate:lang.${from}`)} <span>· {t('translate:asWritten')}</span>
            </b>
            <b>
              {t(`translate:lang.${to}`)} <span>· {t('translate:yours')}</span>
            </b>
          </div>
          {fields.length === 0 && <p>{t('translate:nothing')}</p>}
          {fields.map((one) => (
            <TranslationField
              key={one.field}
              work={work}
              translation={one}
              proposals={proposals}
              onChange={change}
            />
          ))}
        </div>
        <aside className={styles.side}>
          {work.glossary.terms.length > 0 && <AgreedWords work={work} proposals={proposals} />}
          <GoodToKnow volunteers={work.volunteers.length} />
        </aside>
      </div>
      {proposalForm}
    </>
  );
}

function GoodToKnow({ volunteers }: { volunteers: number }) {
  const t = useWords();
  return (
    <>
      <div className={styles.tips}>
        <h2>{t('translate:goodToKnow')}</h2>
        <ul>
          <li>
            <Icon name="user" />
            {t('translate:tipReview')}
          </li>
          <li>
            <Icon name="lock" />
            {t('translate:tipFacts')}
          </li>
          <li>
            <Icon name="clock" />
            {t('translate:tipDraft')}
          </li>
        </ul>
      </div>
      {volunteers > 0 && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t('translate:volunteers', { count: volunteers })}
        </p>
      )}
      <a className={`${textStyles.link} ${textStyles.small}`} href="/Translations">
        {t('translate:more')}
      </a>
    </>
  );
}
