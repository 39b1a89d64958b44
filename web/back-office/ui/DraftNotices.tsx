import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import type { DraftForm } from '../use-draft-form.ts';
import * as noticesStyles from './notices.module.css';

/** The notices of a form with a draft: that a draft was restored, and that another user has saved since. */
export function DraftNotices({ form: { isRestored, discard, conflict } }: { form: DraftForm }) {
  const t = useWords();
  return (
    <>
      <div role="status">
        {isRestored && (
          <div className={noticesStyles.note}>
            <p className={layoutStyles.grow}>
              <b>{t('admin:draftTitle')}</b> {t('admin:draftText')}
            </p>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={discard}
            >
              {t('admin:draftDiscard')}
            </button>
          </div>
        )}
      </div>
      <div role="alert">
        {conflict && (
          <div className={`${noticesStyles.note} ${noticesStyles.warning}`}>
            <p className={layoutStyles.grow}>
              <b>{t('admin:conflict')}</b> {t('admin:draftConflict')}
            </p>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              disabled={!conflict.isReady}
              onClick={conflict.takeTheirs}
            >
              {t('admin:showTheirs')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              disabled={!conflict.isReady}
              onClick={conflict.saveMine}
            >
              {t('admin:saveMine')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
