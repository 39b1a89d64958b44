import { type ComponentType, useState } from 'react';
import { type AlertFrequency, alertFrequencies } from '../../contract/alert-values.ts';
import { type AlertPreview, addAlert, previewAlert } from '../../contract/alerts.ts';
import type { Lang } from '../../contract/locales.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import * as noticeStyles from '../member/notice.module.css';
import { SendSheet } from '../report/SendSheet.tsx';
import { useSite } from '../site.tsx';
import { readAccount } from '../state/account.ts';
import { useCall, useSend } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { askPermission, subscribe, supportsNewsPush } from '../third-party/news-push.ts';
import { isEmail } from '../ui/email.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { aboutDetails, aboutIcon, aboutTitle } from './about-words.ts';
import { type AddedState, type AlertOwner, storeAdded } from './added-alerts.ts';
import { type Added, labelAdded } from './added-label.ts';
import * as styles from './alert-dialog.module.css';
import { listSubject } from './alert-subject.ts';

export { readAdded } from './added-label.ts';

/** The list of the page as the criteria of an alert. */
function subjectOf(listKey: string) {
  const { query, ...subject } = listSubject(listKey, location);
  return { ...subject, query: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * The dialog that adds an alert for a list, rendered once its messages have loaded.
 * @param state of the alert that this browser added before
 * @param onAdded called when it is added
 */
export function alertDialog(
  lang: Lang,
  listKey: string,
  state: AddedState | undefined,
  onAdded: (added: Added) => void,
): Promise<ComponentType<LateDialogProps>> {
  const subject = subjectOf(listKey);
  return withLateWords(lang, ['alerts', 'report', 'forms'], ({ onClose }: LateDialogProps) => (
    <AlertDialog
      subject={subject}
      state={state}
      onAdded={(owner) => void labelAdded(listKey, storeAdded(subject.path, owner), lang).then(onAdded)}
      onClose={onClose}
    />
  ));
}

interface Props extends LateDialogProps {
  subject: ReturnType<typeof subjectOf>;
  state: AddedState | undefined;
  onAdded: (owner: AlertOwner) => void;
}

function AlertDialog({ subject, state, onAdded, onClose }: Props) {
  const t = useWords();
  const send = useSend();
  const preview = usePreview(subject);
  const wordsOf = useRefusalWords();
  const isMember = readAccount().isSignedIn;
  const key = useSite().thirdParties?.push;
  const [way, setWay] = useState<'email' | 'browser'>('email');
  const [isDenied, setDenied] = useState(false);
  const byEmail = !isMember && way === 'email';
  const choose = async (chosen: typeof way) => {
    setWay(chosen);
    if (chosen === 'email') return;
    const isAllowed = await askPermission();
    setDenied(!isAllowed);
    if (!isAllowed) setWay('email');
  };
  return (
    <SendSheet
      formId="alert-form"
      title={t('alerts:dialogTitle')}
      action={t('alerts:send')}
      note={byEmail && t('alerts:linkFirst')}
      thanks={{
        title: t(byEmail ? 'alerts:mailed' : 'alerts:added'),
        text: t(byEmail ? 'alerts:mailedText' : isMember ? 'alerts:addedText' : 'alerts:addedInBrowser'),
      }}
      fields={['email', 'frequency']}
      check={(field, values) =>
        field === 'email' && byEmail && !isEmail(values.email?.trim() ?? '') && t('alerts:emailNeeded')
      }
      send={async ({ email, frequency }) => {
        const browser = isMember || byEmail || !key ? null : await subscribed(key);
        if (!isMember && !byEmail && !browser) return { status: 0, message: t('alerts:browserFailed') };
        const refusal = await send(addAlert, {
          body: {
            ...subject,
            frequency: frequency as AlertFrequency,
            ...(byEmail && { email: email?.trim() }),
            ...(browser && { browser }),
          },
        });
        if (!refusal) onAdded(isMember ? 'account' : way);
        return refusal;
      }}
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <div className={styles.fields}>
          {state && (
            <p className={noticeStyles.notice}>
              <Icon name={state === 'waits' ? 'mail' : 'check'} />
              <span>
                <b>{t(state === 'waits' ? 'alerts:waits' : 'alerts:has')}</b>{' '}
                {t(state === 'waits' ? 'alerts:waitsText' : 'alerts:hasText')}
              </span>
            </p>
          )}
          <div className={styles.about} role="status">
            {preview?.data && <Summary preview={preview.data} />}
            {preview?.refusal && wordsOf(preview.refusal)}
            {!preview && t('alerts:loading')}
          </div>
          {!isMember && key && supportsNewsPush() && (
            <fieldset>
              <legend>{t('alerts:where')}</legend>
              <div className={styles.frequencies}>
                {(['email', 'browser'] as const).map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="way"
                      value={one}
                      checked={way === one}
                      onChange={() => void choose(one)}
                    />
                    {t(`alerts:way.${one}`)}
                  </label>
                ))}
              </div>
              <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
                {isDenied && t('alerts:denied')}
              </p>
            </fieldset>
          )}
          {byEmail && (
            <Field
              id="alert-email"
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              icon="mail"
              label={t('alerts:email')}
              error={errors.email}
              onInput={onInput}
              hint={
                <p className={`${textStyles.small} ${textStyles.muted}`} id="alert-email-hint">
                  {t('alerts:emailHint')}
                </p>
              }
              hintId="alert-email-hint"
            />
          )}
          <fieldset>
            <legend>{t('alerts:howOften')}</legend>
            <div className={styles.frequencies}>
              {alertFrequencies.map((frequency) => (
                <label key={frequency}>
                  <input
                    type="radio"
                    name="frequency"
                    value={frequency}
                    defaultChecked={frequency === 'daily'}
                  />
                  {t(`alerts:${frequency}`)}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </SendSheet>
  );
}

/** The subscription of this browser; null if the browser could not create it. */
async function subscribed(key: string) {
  try {
    const { endpoint, keys } = await subscribe(key);
    return { endpoint, keys };
  } catch {
    return null;
  }
}

function Summary({ preview: { about, weekly } }: { preview: AlertPreview }) {
  const t = useWords();
  const details = aboutDetails(about, t);
  return (
    <>
      <Icon name={aboutIcon(about)} />
      <div>
        <b dir="auto">{aboutTitle(about, t)}</b>
        {details && <p>{details}</p>}
        <p>{t(weekly > 0 ? 'alerts:expected' : 'alerts:rarely', { count: weekly })}</p>
      </div>
    </>
  );
}

/** The expected number of posts, loaded once, or the error; null while loading. */
function usePreview(subject: ReturnType<typeof subjectOf>) {
  const call = useCall();
  const [preview, setPreview] = useState<Awaited<ReturnType<typeof call<typeof previewAlert>>> | null>(null);
  useState(() => void call(previewAlert, { body: subject }).then(setPreview));
  return preview;
}
