import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ConversationReportDetail,
  decideConversationReport,
  readConversationReport,
  readReportedConversation,
} from '../../../../contract/conversation-reports.ts';
import { useDeskActs } from '../../../back-office/listing/use-desk-acts.ts';
import * as pageStyles from '../../../back-office/page.module.css';
import { timeWords } from '../../../back-office/time-words.ts';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { UnreadPage } from '../../../back-office/ui/UnreadPage.tsx';
import { useAdminRead } from '../../../back-office/use-admin-read.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PhotoLinks } from '../../../ui/PhotoLinks.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useToast } from '../../../ui/Toasts.tsx';
import * as styles from './ReportDetail.module.css';

const place = '/admin/conversations';

/** One report of a conversation: reporter, reported member, reason, attached messages, and the decision. */
export function ReportDetail({ id }: { id: string }) {
  const t = useWords();
  const reading = useAdminRead(readConversationReport, { params: { id } }, { isSteady: true });
  const back = { href: place, label: t('admin:section.conversations') };
  if (reading.status !== 'ready')
    return (
      <UnreadPage
        reading={reading}
        title={t('admin-conversations:title')}
        back={back}
        missing={{
          title: t('admin-conversations:notThere'),
          text: t('admin-conversations:notThereText'),
          codes: [404],
        }}
      />
    );
  return <Ready report={reading.data} again={reading.again} />;
}

function Ready({ report, again }: { report: ConversationReportDetail; again: () => void }) {
  const t = useWords();
  const navigate = useNavigate();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [whole, setWhole] = useState<ConversationReportDetail['excerpt'] | null>(null);
  const { isBusy, act } = useDeskActs(undefined, (isDone) => (isDone ? void navigate(place) : again()));
  const params = { id: report.id };
  const readAll = async () => {
    const { data, refusal } = await call(readReportedConversation, { params, body: {} });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else setWhole(data.messages);
  };
  const decide = (status: 'dismissed' | 'upheld') =>
    void act(decideConversationReport, { params, body: { status } }, t('admin-conversations:decided'));
  return (
    <div className={pageStyles.page}>
      <AdminHead title={report.title} back={{ href: place, label: t('admin:section.conversations') }} />
      <dl className={`${layoutStyles.panel} ${styles.facts}`}>
        <Person label={t('admin-conversations:reportedOne')} person={report.reported} />
        <Person label={t('admin-conversations:reporter')} person={report.by} />
        <div>
          <dt>{t(`admin-conversations:status.${report.status}`)}</dt>
          <dd>{t(`admin-conversations:reason.${report.reason}`)}</dd>
        </div>
        {report.text && (
          <div>
            <dt>{t('admin-conversations:said')}</dt>
            <dd lang={report.lang} dir="auto">
              {report.text}
            </dd>
          </div>
        )}
      </dl>
      <section className={layoutStyles.panel}>
        <h2>{t(whole ? 'admin-conversations:whole' : 'admin-conversations:excerpt')}</h2>
        <Messages messages={whole ?? report.excerpt} reporter={report.side} />
        {!whole && report.status === 'open' && (
          <p>
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={() => void readAll()}
            >
              {t('admin-conversations:readAll')}
            </button>{' '}
            <span className={`${textStyles.small} ${textStyles.muted}`}>
              {t('admin-conversations:readAllHint')}
            </span>
          </p>
        )}
      </section>
      {report.status === 'open' && (
        <p className={layoutStyles.row}>
          <button
            type="button"
            className={buttonStyles.danger}
            disabled={isBusy}
            onClick={() => decide('upheld')}
          >
            <Icon name="flag" />
            {t('admin-conversations:uphold')}
          </button>
          <button
            type="button"
            className={buttonStyles.outlined}
            disabled={isBusy}
            onClick={() => decide('dismissed')}
          >
            {t('admin-conversations:dismiss')}
          </button>
        </p>
      )}
    </div>
  );
}

function Person({ label, person }: { label: string; person: ConversationReportDetail['by'] }) {
  const t = useWords();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {person ? <bdi>{person.name}</bdi> : t('admin-conversations:former')}{' '}
        {person?.banned && <span className={tagStyles.error}>{t('admin-conversations:banned')}</span>}
      </dd>
    </div>
  );
}

function Messages({
  messages,
  reporter,
}: {
  messages: ConversationReportDetail['excerpt'];
  reporter: ConversationReportDetail['side'];
}) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <ol className={styles.messages}>
      {messages.map(({ side, text, phone, photos, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes has no other
        <li key={index} className={side === reporter ? undefined : styles.reported}>
          <small>
            {t(`admin-conversations:side.${side}`)} · {timeWords(at, lang)}
          </small>
          {phone && <p>{t('admin-conversations:phone')}</p>}
          {photos.length > 0 && (
            <PhotoLinks
              photos={photos}
              name={t(`admin-conversations:side.${side}`)}
              labelOf={(place) => t('admin-conversations:photoOf', { place, total: photos.length })}
              sizes="112px"
              className={styles.photos}
            />
          )}
          {text && <p dir="auto">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
