import { useState } from 'react';
import { locales } from '../../../../contract/locales.ts';
import { postPages } from '../../../../contract/post-kinds.ts';
import { decideManagedTranslation, type ManagedTranslation } from '../../../../contract/translations.ts';
import { ReasonDialog } from '../../../back-office/listing/ReasonDialog.tsx';
import { useDeskActs } from '../../../back-office/listing/use-desk-acts.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as fieldStyles from '../TranslationField.module.css';
import { UnusedTerms } from '../UnusedTerms.tsx';
import * as styles from './ManagedTranslationRow.module.css';

interface Props {
  translation: ManagedTranslation;
  isWaiting: boolean;
  onDecided: () => void;
}

/** A translation beside its original, with the decisions of moderators. */
export function ManagedTranslationRow({ translation, isWaiting, onDecided }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [isAsking, setAsking] = useState(false);
  const { id, post, field, from, to, original, text, source, author, isOutdated, at, version } = translation;
  const { unusedTerms } = translation;
  const { isBusy, act } = useDeskActs(undefined, () => {
    setAsking(false);
    onDecided();
  });
  const params = { id };
  const refusal = isWaiting ? 'return' : 'withdraw';
  return (
    <li className={`${layoutStyles.panel} ${styles.row}`}>
      <p>
        <a
          className={textStyles.link}
          href={`${postPages[post.kind]}/${post.id}`}
          lang={post.title.lang}
          dir="auto"
        >
          {post.title.text}
        </a>
      </p>
      <p className={tagStyles.list}>
        <span className={tagStyles.brand}>{t(`admin-translations:field.${field}`)}</span>
        <span className={tagStyles.plain}>{t(`admin-translations:source.${source}`)}</span>
        <span className={tagStyles.plain}>
          <bdi>{author?.name ?? t('admin-translations:deleted')}</bdi>
        </span>
        <span className={tagStyles.plain}>{dateWords(at, lang)}</span>
        {isOutdated && <span className={tagStyles.warning}>{t('admin-translations:outdated')}</span>}
      </p>
      <div className={fieldStyles.pair}>
        <p className={fieldStyles.original} lang={from} dir={locales[from].dir}>
          {original}
        </p>
        <p className={fieldStyles.text} lang={to} dir={locales[to].dir}>
          {text}
        </p>
      </div>
      <UnusedTerms terms={unusedTerms} from={from} to={to} />
      <div className={fieldStyles.actions}>
        {isWaiting && (
          <button
            type="button"
            className={`${buttonStyles.primary} ${buttonStyles.small}`}
            disabled={isBusy}
            onClick={() =>
              void act(
                decideManagedTranslation,
                { params, body: { version, reason: null } },
                t('admin-translations:published'),
              )
            }
          >
            {t('admin-translations:approve')}
          </button>
        )}
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          {t(`admin-translations:${refusal}`)}
        </button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t(`admin-translations:${refusal}Title`)}
          text={t(`admin-translations:${refusal}Text`)}
          action={t(`admin-translations:${refusal}`)}
          busy={isBusy}
          standard={[]}
          onReason={({ reason }) =>
            void act(
              decideManagedTranslation,
              { params, body: { version, reason } },
              t(isWaiting ? 'admin-translations:returned' : 'admin-translations:withdrawn'),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
