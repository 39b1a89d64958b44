import { useEffect, useState } from 'react';
import { locales } from '../../../../contract/locales.ts';
import {
  cancelIssue,
  type Issue,
  pauseIssue,
  readIssue,
  resumeIssue,
} from '../../../../contract/newsletter-issues.ts';
import * as pageStyles from '../../../back-office/page.module.css';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { ConfirmDialog } from '../../../back-office/ui/ConfirmDialog.tsx';
import { formatNumber, useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { useAppDispatch } from '../../../store.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useToast } from '../../../ui/Toasts.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import * as styles from './IssueProgress.module.css';
import { IssueTag } from './IssueTag.tsx';

const pollMs = 2_000;
const turns = { pause: pauseIssue, resume: resumeIssue, cancel: cancelIssue } as const;

/** Polls the progress of an issue while it is being sent and the page is visible. */
function useWatch({ id, status }: Issue, onChange: (issue: Issue) => void): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (status !== 'sending') return;
    const poll = () =>
      document.hidden ||
      dispatch((_dispatch, _getState, { api }) =>
        api(readIssue, { params: { id } }).then(
          ({ data }) => onChange(data),
          // The next request may succeed.
          () => undefined,
        ),
      );
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [dispatch, id, status, onChange]);
}

/** The progress or result of sending an issue, and the remaining actions. */
export function IssueProgress({ issue, onChange }: { issue: Issue; onChange: (issue: Issue) => void }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [dialog, setDialog] = useState<'cancel' | 'preview' | null>(null);
  const [isBusy, setBusy] = useState(false);
  useWatch(issue, onChange);
  const { id, status, langs, subject, progress } = issue;
  const { receivers, sent, refused, skipped, unsure, startedAt, endedAt, troubleAt } = progress;
  const turn = async (how: keyof typeof turns) => {
    if (isBusy) return;
    setBusy(true);
    const { data, refusal } = await call(turns[how], { params: { id } });
    setBusy(false);
    setDialog(null);
    if (data) onChange(data);
    else toast({ kind: 'error', title: wordsOf(refusal) });
  };
  const [first = lang] = langs;
  const figures = { receivers, sent, refused, skipped, unsure };
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={subject[langs.includes(lang) ? lang : first]}
        back={{ href: '/admin/newsletter', label: t('admin-newsletter:toIssues') }}
      >
        <IssueTag status={status} />
        <a
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          href={`/admin/newsletter/${id}/history`}
        >
          <Icon name="clock" size="s" />
          {t('admin:history')}
        </a>
      </AdminHead>
      <section
        className={`${layoutStyles.panel} ${styles.progress}`}
        aria-label={t('admin-newsletter:progress')}
      >
        <progress
          max={receivers}
          value={sent + refused + skipped + unsure}
          aria-label={t('admin-newsletter:progress')}
        />
        <p role="status">
          {t('admin-newsletter:sentCount', { sent, receivers })}
          {startedAt && (
            <span className={textStyles.muted}>
              {' '}
              {t('admin-newsletter:startedOn', { date: dateWords(startedAt, lang) })}
            </span>
          )}
          {endedAt && (
            <span className={textStyles.muted}>
              {' '}
              {t('admin-newsletter:endedOn', { date: dateWords(endedAt, lang) })}
            </span>
          )}
        </p>
        {troubleAt && status === 'sending' && (
          <p className={fieldStyles.summary} role="alert">
            <Icon name="warning" />
            {t('admin-newsletter:trouble')}
          </p>
        )}
        <dl className={styles.figures}>
          {(Object.keys(figures) as (keyof typeof figures)[]).map((key) => (
            <div key={key}>
              <dt>{t(`admin-newsletter:figure.${key}`)}</dt>
              <dd>{formatNumber(figures[key], lang)}</dd>
            </div>
          ))}
        </dl>
        {unsure > 0 && (
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-newsletter:unsureText')}</p>
        )}
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-newsletter:noTracking')}</p>
      </section>
      <div className={`${layoutStyles.row} ${styles.actions}`}>
        {status === 'sending' && (
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => void turn('pause')}
          >
            {t('admin-newsletter:pause')}
          </button>
        )}
        {status === 'paused' && (
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => void turn('resume')}
          >
            {t('admin-newsletter:resume')}
          </button>
        )}
        {(status === 'sending' || status === 'paused') && (
          <button
            type="button"
            className={buttonStyles.danger}
            disabled={isBusy}
            onClick={() => setDialog('cancel')}
          >
            {t('admin-newsletter:cancelIssue')}
          </button>
        )}
        <button type="button" className={buttonStyles.outlined} onClick={() => setDialog('preview')}>
          {t('admin-newsletter:look')}
        </button>
      </div>
      <ul className={`${textStyles.small} ${textStyles.muted}`}>
        {langs.map((one) => (
          <li key={one} lang={one} dir={locales[one].dir}>
            {subject[one]}
          </li>
        ))}
      </ul>
      {dialog === 'cancel' && (
        <ConfirmDialog
          title={t('admin-newsletter:cancelTitle')}
          action={t('admin-newsletter:cancelIssue')}
          danger
          busy={isBusy}
          onConfirm={() => void turn('cancel')}
          onClose={() => setDialog(null)}
        >
          <p>{t('admin-newsletter:cancelText')}</p>
        </ConfirmDialog>
      )}
      {dialog === 'preview' && <IssuePreview fields={issue} onClose={() => setDialog(null)} />}
    </div>
  );
}
