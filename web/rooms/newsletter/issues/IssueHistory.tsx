import { locales } from '../../../../contract/locales.ts';
import {
  type Issue,
  listIssueVersions,
  readIssueVersion,
  restoreIssueVersion,
} from '../../../../contract/newsletter-issues.ts';
import { partNames } from '../../../back-office/part-names.ts';
import { HistoryPage } from '../../../back-office/ui/HistoryPage.tsx';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { IssuePreview } from './IssuePreview.tsx';

/** The versions of an issue before it was sent; those of a sent one are read-only. */
export function IssueHistory({ issue, onChanged }: { issue: Issue; onChanged: () => void }) {
  const t = useWords();
  const { lang } = useSite();
  const { id, status, version, langs, subject, body } = issue;
  const [first = lang] = langs;
  return (
    <HistoryPage
      name={subject[langs.includes(lang) ? lang : first] || t('admin-newsletter:noSubject')}
      back={`/admin/newsletter/${id}`}
      calls={{
        list: listIssueVersions,
        read: readIssueVersion,
        restore: restoreIssueVersion,
        params: { id },
      }}
      version={String(version)}
      current={{ langs, subject, body }}
      labelOf={partNames(t, {
        langs: 'admin-newsletter:to',
        subject: 'admin-newsletter:subject',
        body: 'admin-newsletter:body',
      })}
      presentedOf={(then) => ({
        ...then,
        langs: then.langs.map((one) => locales[one].nativeName).join(', '),
      })}
      closed={status === 'draft' ? undefined : t('admin-newsletter:historyClosed')}
      onChanged={onChanged}
      preview={(then, _onRefused, onClose) => <IssuePreview fields={then} onClose={onClose} />}
    />
  );
}
