import type { EditedSummary } from '../../../contract/managed-content.ts';
import * as tagsStyles from '../../back-office/ui/tags.module.css';
import { useWords } from '../../i18n/words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';

/** The status of an entry: published, changed by a draft, missing a language. */
export function EntryTags({ entry }: { entry: Pick<EditedSummary, 'status' | 'hasDraft' | 'missing'> }) {
  const t = useWords();
  const { status, hasDraft, missing } = entry;
  return (
    <span className={tagsStyles.tags}>
      {status === 'published' && <span className={tagStyles.success}>{t('admin-content:published')}</span>}
      {status === 'draft' && <span className={tagStyles.plain}>{t('admin-content:draft')}</span>}
      {hasDraft && <span className={tagStyles.brand}>{t('admin-content:hasDraft')}</span>}
      {missing.length > 0 && <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>}
    </span>
  );
}
