import type { ArticleState, WrittenStatus } from '../../../contract/managed-articles.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './SaveBar.module.css';

interface Props {
  state: ArticleState;
  isNew: boolean;
  /** The specified date is in the future. */
  toCome: boolean;
  isDirty: boolean;
  /** The draft exceeds the storage quota of this device. */
  isUnkept: boolean;
  isBusy: boolean;
  onSave: (status: WrittenStatus) => void;
  onAsk: (question: 'preview' | 'archive' | 'remove') => void;
}

type Way = [status: WrittenStatus, word: WordKey];

/** The available actions for an article in its state, the primary one first. */
function waysOf(state: ArticleState, toCome: boolean): Way[] {
  const publish: Way = ['published', toCome ? 'admin-articles:schedule' : 'admin-articles:publish'];
  if (state === 'draft') return [publish, ['draft', 'admin-articles:saveDraft']];
  if (state === 'archived')
    return [
      ['archived', 'admin-articles:saveArchived'],
      ['published', 'admin-articles:publishAgain'],
      ['draft', 'admin-articles:unpublish'],
    ];
  return [
    ['published', toCome ? 'admin-articles:schedule' : 'admin-articles:update'],
    ['draft', 'admin-articles:unpublish'],
  ];
}

/** The bar at the bottom: whether everything is saved, and the actions. */
export function SaveBar({ state, isNew, toCome, isDirty, isUnkept, isBusy, onSave, onAsk }: Props) {
  const t = useWords();
  return (
    <div className={styles.bar}>
      {waysOf(state, toCome).map(([status, word], index) => (
        <button
          key={word}
          type="button"
          className={index === 0 ? buttonStyles.primary : buttonStyles.outlined}
          disabled={isBusy}
          onClick={() => onSave(status)}
        >
          {t(word)}
        </button>
      ))}
      <button type="button" className={buttonStyles.outlined} onClick={() => onAsk('preview')}>
        {t('admin-articles:preview')}
      </button>
      {!isNew && (
        <>
          {state !== 'archived' && state !== 'draft' && (
            <button
              type="button"
              className={buttonStyles.quiet}
              disabled={isBusy}
              onClick={() => onAsk('archive')}
            >
              {t('admin-articles:archive')}
            </button>
          )}
          {(state === 'archived' || state === 'draft') && (
            <button
              type="button"
              className={buttonStyles.quiet}
              disabled={isBusy}
              onClick={() => onAsk('remove')}
            >
              {t('admin-articles:remove')}
            </button>
          )}
        </>
      )}
      <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
        {isUnkept ? t('admin:unkept') : isDirty ? t('admin:onDevice') : !isNew && t('admin:allSaved')}
      </p>
    </div>
  );
}
