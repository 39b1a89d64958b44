import { langs } from '../../../contract/locales.ts';
import type { ManagedCategory } from '../../../contract/managed-categories.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import type { CategoryAct } from './CategoryActs.tsx';
import * as styles from './CategoryRow.module.css';

interface Props {
  category: ManagedCategory;
  onAct: (act: CategoryAct) => void;
  /** Adds a subcategory; unavailable if it is one itself. */
  onAdd: (() => void) | undefined;
}

const acts: readonly CategoryAct[] = ['edit', 'move', 'merge', 'delete'];

/** A category in both languages, with its counts and actions. */
export function CategoryRow({ category, onAct, onAdd }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { id, type, name, icon, count, synonyms } = category;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.category} role="group" aria-label={name[lang]}>
      <CategoryIcon name={icon} size="l" />
      <div className={layoutStyles.grow}>
        {langs.map((one) => (
          <b key={one} lang={one} dir="auto">
            {name[one]}
          </b>
        ))}
        <span className={`${textStyles.muted} ${textStyles.small}`}>
          {t('admin-categories:listings', { count })} ·{' '}
          {t('admin-categories:synonymCount', { count: synonyms.length })}
        </span>
      </div>
      <div className={`${layoutStyles.row} ${styles.actions}`}>
        {acts.map((act) => (
          <button
            key={act}
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            onClick={() => onAct(act)}
          >
            {t(`admin-categories:${act}`)}
            <span className={textStyles.hidden}> {name[lang]}</span>
          </button>
        ))}
        <a
          className={`${buttonStyles.quiet} ${buttonStyles.small}`}
          href={`/admin/categories/${type}/${id}/history`}
        >
          {t('admin:history')}
          <span className={textStyles.hidden}> {name[lang]}</span>
        </a>
        {onAdd && (
          <button type="button" className={`${buttonStyles.quiet} ${buttonStyles.small}`} onClick={onAdd}>
            {t('admin-categories:addSub')}
            <span className={textStyles.hidden}> {name[lang]}</span>
          </button>
        )}
      </div>
    </div>
  );
}
