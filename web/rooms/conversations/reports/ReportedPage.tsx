import { useState } from 'react';
import {
  type ConversationReport,
  listConversationReports,
} from '../../../../contract/conversation-reports.ts';
import { DeskRows } from '../../../back-office/listing/DeskRows.tsx';
import type { SectionProps } from '../../../back-office/section.ts';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { polled } from '../../../back-office/use-admin-read.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { type DeskList, deskLists, type ListChoice } from './desk-lists.ts';
import { HeldTexts } from './HeldTexts.tsx';
import { ReportDetail } from './ReportDetail.tsx';

/** Reports of conversations, and held messages; and one report with all that is needed to decide it. */
export default function ReportedPage({ steps: [id] }: SectionProps) {
  return id ? <ReportDetail key={id} id={id} /> : <Lists />;
}

function Lists() {
  const t = useWords();
  const [list, setList] = useState<DeskList>('open');
  const choice: ListChoice = {
    legend: t('admin-conversations:status'),
    options: deskLists.map((one) => [one, t(`admin-conversations:status.${one}`)]),
    value: list,
    onChange: setList,
  };
  return list === 'held' ? <HeldTexts choice={choice} /> : <ReportList status={list} choice={choice} />;
}

function ReportList({ status, choice }: { status: Exclude<DeskList, 'held'>; choice: ListChoice }) {
  const t = useWords();
  const list = useAdminList(listConversationReports, { query: { status } }, polled);
  return (
    <DeskRows
      title={t('admin:section.conversations')}
      text={t('admin-conversations:text')}
      choice={choice}
      list={list}
      emptyTitle={t('admin-conversations:emptyTitle')}
      emptyText={t('admin-conversations:emptyText')}
      row={(item) => <Row item={item} />}
    />
  );
}

function Row({ item: { id, title, titleLang, at, reason, by, reported } }: { item: ConversationReport }) {
  const t = useWords();
  const { lang } = useSite();
  const former = t('admin-conversations:former');
  return (
    <li className={layoutStyles.panel}>
      <Icon name="chat" />
      <div>
        <a className={textStyles.stretched} href={`/admin/conversations/${id}`} dir="auto" lang={titleLang}>
          {title}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t('admin-conversations:reportedBy', {
            reported: isolate(reported?.name ?? former),
            by: isolate(by?.name ?? former),
          })}
          {` · ${dateWords(at, lang)}`}
        </p>
      </div>
      <span className={tagStyles.warning}>{t(`admin-conversations:reason.${reason}`)}</span>
    </li>
  );
}
