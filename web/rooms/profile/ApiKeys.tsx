import { useState } from 'react';
import { type ApiKey, addApiKey, listApiKeys, revokeApiKey } from '../../../contract/api-keys.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './ApiKeys.module.css';
import * as entriesStyles from './entries.module.css';
import * as formStyles from './form.module.css';

/** The API keys of the member, rendered once their messages have loaded. */
export const apiKeys = (lang: Lang) => withLateWords(lang, ['api-keys', 'forms'], ApiKeys);

function ApiKeys() {
  const t = useWords();
  const { data, status, again } = useRead(listApiKeys, {});
  const [created, setCreated] = useState<string | null>(null);
  return (
    <MemberSection id="api-keys" title={t('api-keys:title')} text={t('api-keys:text')}>
      <p className={textStyles.small}>
        <a className={textStyles.link} href="/Open-Data#api">
          {t('api-keys:howTo')}
        </a>
      </p>
      {status === 'failed' && <p className={textStyles.muted}>{t('api-keys:listFailed')}</p>}
      {data?.length === 0 && <p className={textStyles.muted}>{t('api-keys:empty')}</p>}
      {data && data.length > 0 && (
        <ul className={entriesStyles.entries}>
          {data.map((key) => (
            <Entry key={key.id} apiKey={key} onRevoked={again} />
          ))}
        </ul>
      )}
      {created && (
        <div className={styles.created} role="status">
          <b>{t('api-keys:created')}</b>
          <p>{t('api-keys:createdText')}</p>
          <code dir="ltr">{created}</code>
        </div>
      )}
      {data && data.length < limits.apiKeys.perMember && (
        <KeyForm
          onCreated={(key) => {
            setCreated(key);
            again();
          }}
        />
      )}
    </MemberSection>
  );
}

function KeyForm({ onCreated }: { onCreated: (key: string) => void }) {
  const t = useWords();
  const call = useCall();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<'name'>({
    fields: ['name'],
    check: (_field, { name = '' }) => !name.trim() && t('api-keys:nameNeeded'),
    send: async ({ name = '' }) => {
      const { data, refusal } = await call(addApiKey, { body: { name } });
      if (data) onCreated(data.key);
      return refusal;
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <Field
        id="api-key-name"
        name="name"
        label={t('api-keys:name')}
        hint={<p className={`${textStyles.small} ${textStyles.muted}`}>{t('api-keys:nameHint')}</p>}
        dir="auto"
        autoComplete="off"
        maxLength={limits.apiKeys.name}
        error={errors.name}
        onInput={onInput}
      />
      <button type="submit" className={buttonStyles.outlined} aria-disabled={isSending || undefined}>
        {t('api-keys:create')}
      </button>
    </form>
  );
}

function Entry({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const { lang } = useSite();
  const [isAsking, setAsking] = useState(false);
  const { id, name, prefix, dailyQuota, createdAt, usage } = apiKey;
  const revoke = async () => {
    const { refusal } = await call(revokeApiKey, { params: { id } });
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', icon: 'lock', title: t('api-keys:revoked') });
    return onRevoked();
  };
  const [last] = usage;
  return (
    <li>
      <Icon name="lock" />
      <div className={layoutStyles.grow}>
        <b>
          <bdi>{name}</bdi>
          <code dir="ltr">{prefix}…</code>
        </b>
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {isAsking
            ? t('api-keys:revokeQuestion', { name: isolate(name) })
            : `${t('api-keys:createdOn', { date: dateWords(createdAt, lang) })} · ${t('api-keys:quota', { count: dailyQuota })}`}
        </span>
        {last && !isAsking && (
          <span className={`${textStyles.small} ${textStyles.muted} ${styles.usage}`}>
            {t('api-keys:usage', { count: last.answered, date: dateWords(last.day, lang) })}
            {last.refused > 0 && ` · ${t('api-keys:refused', { count: last.refused })}`}
          </span>
        )}
      </div>
      {isAsking ? (
        <>
          <button
            type="button"
            className={`${buttonStyles.danger} ${buttonStyles.small}`}
            // Focuses the button, so that screen readers announce the question.
            ref={(button) => button?.focus()}
            onClick={() => void revoke()}
          >
            {t('api-keys:revoke')}
          </button>
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            onClick={() => setAsking(false)}
          >
            {t('api-keys:cancel')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-label={t('api-keys:revokeOf', { name: isolate(name) })}
          onClick={() => setAsking(true)}
        >
          {t('api-keys:revoke')}
        </button>
      )}
    </li>
  );
}
