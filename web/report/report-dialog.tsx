import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { reportReasons } from '../../contract/managed-listing-values.ts';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import { type PostFolder, postFolders } from '../../contract/post-kinds.ts';
import { sendReport } from '../../contract/reports.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSend } from '../state/sending.ts';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';

/** Translations are reported where they stand. */
const reasons = reportReasons.filter((reason) => reason !== 'translation');

/** The dialog that reports a listing, rendered once its messages have loaded. */
export function reportDialog(
  lang: Lang,
  kind: OwnPostKind,
  id: number,
): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReportDialog folder={postFolders[kind]} id={id} onClose={onClose} />
  ));
}

function ReportDialog({ folder, id, onClose }: { folder: PostFolder; id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <ReasonSheet
      formId="report-form"
      about={`${folder} ${id}`}
      title={t('report:title')}
      reasons={reasons.map((reason) => [reason, t(`report:reason.${reason}`)] as const)}
      send={(report) => send(sendReport, { params: { folder, id }, body: report })}
      onClose={onClose}
    />
  );
}
