import type { EditedSummary } from '../../../contract/managed-content.ts';
import * as tagsStyles from '../../back-office/ui/tags.module.css';
import { useWords } from '../../i18n/words.ts';

/** How far an entry is: seen by guests, changed by a draft, lacking a language. */
export function EntryTags({ entry }: { entry: Pick<EditedSummary, 'status' | 'hasDraft' | 'missing'> }) {
  const t = useWords();
  const { status, hasDraft, missing } = entry;
  return (
    <span className={tagsStyles.tags}>
      {status === 'published' && <span className="tag ok">{t('admin-content:published')}</span>}
      {status === 'draft' && <span className="tag">{t('admin-content:draft')}</span>}
      {hasDraft && <span className="tag brand">{t('admin-content:hasDraft')}</span>}
      {missing.length > 0 && <span className="tag warn">{t('admin:missingTranslation')}</span>}
    </span>
  );
}
