import { useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../../../contract/limits.ts';
import { type Both, langs, locales } from '../../../../contract/locales.ts';
import { countSubscribers } from '../../../../contract/newsletter.ts';
import {
  createIssue,
  deleteIssue,
  type Issue,
  sendIssue,
  testIssue,
  updateIssue,
} from '../../../../contract/newsletter-issues.ts';
import { RichText } from '../../../back-office/editor/RichText.tsx';
import * as pageStyles from '../../../back-office/page.module.css';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { BothField } from '../../../back-office/ui/BothField.tsx';
import { ConfirmDialog } from '../../../back-office/ui/ConfirmDialog.tsx';
import * as fieldsStyles from '../../../back-office/ui/fields.module.css';
import { useAdminRead } from '../../../back-office/use-admin-read.ts';
import { formatNumber, useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import type { FetchError } from '../../../state/create-fetch-slice.ts';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as choiceStyles from '../../../ui/shared/choice.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useToast } from '../../../ui/Toasts.tsx';
import * as styles from './IssueEditor.module.css';
import { IssuePreview } from './IssuePreview.tsx';
import { useDraft } from './use-draft.ts';

type OpenDialog = 'send' | 'delete' | 'preview' | null;

/** A draft: both languages side by side, with preview, test and send actions. */
export function IssueEditor({
  issue,
  onChange,
}: {
  issue: Issue | null;
  onChange: (issue: Issue | null) => void;
}) {
  const t = useWords();
  const { lang } = useSite();
  const navigate = useNavigate();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const draft = useDraft(issue);
  const { fields } = draft;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FetchError | null>(null);
  const counts = useAdminRead(countSubscribers, {});
  const receivers = (one: string) =>
    counts.data?.find((row) => row.lang === one && row.state === 'confirmed')?.count ?? 0;
  const total = fields.langs.reduce((sum, one) => sum + receivers(one), 0);
  const errorAt = (field: string) => refusal?.errors?.[field]?.[0];
  const announcedErrors = Object.values(refusal?.errors ?? {}).flat();

  /** Saves unsaved input. @returns the saved issue; null if it was rejected */
  async function save(): Promise<Issue | null> {
    if (issue && !draft.isDirty) return issue;
    const saved = issue
      ? await call(
          updateIssue,
          { params: { id: issue.id }, body: fields },
          { headers: { 'if-match': String(draft.over) } },
        )
      : await call(createIssue, { body: fields });
    setRefusal(saved.refusal);
    if (!saved.data) return null;
    draft.settle(saved.data);
    // Also for a new issue: an error from here on must not create another one.
    onChange(saved.data);
    return saved.data;
  }
  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }
  /** A new issue has an address of its own once saved. */
  const move = (saved: Issue) => {
    if (!issue) navigate(`/admin/newsletter/${saved.id}`, { replace: true });
  };
  const onSave = () =>
    once(async () => {
      const saved = await save();
      if (!saved) return;
      toast({ kind: 'success', title: t('admin:saved') });
      move(saved);
    });
  const onTest = () =>
    once(async () => {
      const saved = await save();
      if (!saved) return;
      const sent = await call(testIssue, { params: { id: saved.id } });
      setRefusal(sent.refusal);
      if (sent.data) toast({ kind: 'success', title: t('admin-newsletter:testSent'), text: sent.data.to });
      if (issue || sent.data) move(saved);
    });
  const onSend = () =>
    once(async () => {
      const saved = await save();
      const sent =
        saved &&
        (await call(
          sendIssue,
          { params: { id: saved.id } },
          { headers: { 'if-match': String(saved.version) } },
        ));
      setDialog(null);
      if (!sent) return;
      setRefusal(sent.refusal);
      if (!sent.data) return;
      if (issue) onChange(sent.data);
      else move(sent.data);
    });
  const onDelete = () =>
    once(async () => {
      const gone = issue && (await call(deleteIssue, { params: { id: issue.id } }));
      if (gone?.refusal) return setRefusal(gone.refusal);
      draft.settle(null);
      navigate('/admin/newsletter');
    });
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={issue ? t('admin-newsletter:editIssue') : t('admin-newsletter:newIssue')}
        text={t('admin-newsletter:issueText')}
        back={{ href: '/admin/newsletter', label: t('admin-newsletter:toIssues') }}
      >
        {issue && (
          <a
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            href={`/admin/newsletter/${issue.id}/history`}
          >
            <Icon name="clock" size="s" />
            {t('admin:history')}
          </a>
        )}
      </AdminHead>
      <FormNotice
        failure={refusal ? (errorAt('langs') ?? wordsOf(refusal)) : null}
        announcedErrors={announcedErrors.length > 0 ? announcedErrors : []}
      />
      <fieldset className={`${fieldStyles.field} ${fieldsStyles.group} ${styles.receivers}`}>
        <legend>{t('admin-newsletter:to')}</legend>
        {langs.map((one) => (
          <label key={one} className={choiceStyles.row}>
            <input
              type="checkbox"
              checked={fields.langs.includes(one)}
              onChange={({ target: { checked } }) =>
                draft.change({
                  langs: langs.filter((each) => (each === one ? checked : fields.langs.includes(each))),
                })
              }
            />
            <span className={choiceStyles.word} lang={one}>
              {locales[one].nativeName}
            </span>
            <span className={textStyles.number}>{formatNumber(receivers(one), lang)}</span>
          </label>
        ))}
      </fieldset>
      <BothField
        id="subject"
        label={t('admin-newsletter:subject')}
        value={fields.subject}
        maxLength={limits.newsletter.subject}
        errors={{ en: errorAt('subject.en'), ar: errorAt('subject.ar') }}
        onChange={(subject) => draft.change({ subject: { en: '', ar: '', ...subject } as Both })}
      />
      <div className={styles.bodies}>
        {langs.map((one) => (
          <div key={one} className={styles.body}>
            <p className={`${textStyles.small} ${textStyles.muted}`} aria-hidden="true" lang={one}>
              {locales[one].nativeName}
            </p>
            <RichText
              lang={one}
              label={t('admin-newsletter:bodyIn', { language: locales[one].nativeName })}
              value={fields.body[one]}
              error={errorAt(`body.${one}`)}
              onChange={(html) => draft.change({ body: { ...fields.body, [one]: html } })}
            />
          </div>
        ))}
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('admin-newsletter:noTracking')}</p>
      <div className={`${layoutStyles.row} ${styles.actions}`}>
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={isBusy}
          onClick={() => setDialog('send')}
        >
          {t('admin-newsletter:send')}
        </button>
        <button
          type="button"
          className={buttonStyles.outlined}
          disabled={isBusy}
          onClick={() => void onSave()}
        >
          {t('admin:save')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={() => setDialog('preview')}>
          {t('admin-newsletter:preview')}
        </button>
        <button
          type="button"
          className={buttonStyles.outlined}
          disabled={isBusy}
          onClick={() => void onTest()}
        >
          {t('admin-newsletter:test')}
        </button>
        {issue && (
          <button
            type="button"
            className={buttonStyles.danger}
            disabled={isBusy}
            onClick={() => setDialog('delete')}
          >
            {t('admin-newsletter:delete')}
          </button>
        )}
      </div>
      {dialog === 'send' && (
        <ConfirmDialog
          title={t('admin-newsletter:sendTitle')}
          action={t('admin-newsletter:sendNow')}
          busy={isBusy}
          onConfirm={() => void onSend()}
          onClose={() => setDialog(null)}
        >
          <p>{t('admin-newsletter:sendText', { count: total })}</p>
        </ConfirmDialog>
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('admin-newsletter:deleteTitle')}
          action={t('admin-newsletter:delete')}
          danger
          busy={isBusy}
          onConfirm={() => void onDelete()}
          onClose={() => setDialog(null)}
        >
          <p>{t('admin-newsletter:deleteText')}</p>
        </ConfirmDialog>
      )}
      {dialog === 'preview' && <IssuePreview fields={fields} onClose={() => setDialog(null)} />}
    </div>
  );
}
