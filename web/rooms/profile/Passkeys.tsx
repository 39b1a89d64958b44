import { useState } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import { listPasskeys, type Passkey, removePasskey } from '../../../contract/passkeys.ts';
import { isolate } from '../../i18n/isolate.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';
import { PasskeyForm } from './PasskeyForm.tsx';

/** The passkeys of the account, rendered once their messages have loaded. */
export const passkeys = (lang: Lang) => withLateWords(lang, ['passkeys'], Passkeys);

/** Lists passkeys, each to be removed, and adds one on this device. */
function Passkeys() {
  const t = useWords();
  const { data, status, again } = useRead(listPasskeys, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <MemberSection id="passkeys-title" title={t('passkeys:title')} text={t('passkeys:text')}>
      {status === 'failed' && <p className={textStyles.muted}>{t('passkeys:listFailed')}</p>}
      {data?.length === 0 && <p className={textStyles.muted}>{t('passkeys:empty')}</p>}
      {data && data.length > 0 && (
        <ul className={entriesStyles.entries}>
          {data.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} onRemoved={again} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasskeyForm
          onAdded={() => {
            setAdding(false);
            again();
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <button type="button" className={buttonStyles.outlined} onClick={() => setAdding(true)}>
          {t('passkeys:add')}
        </button>
      )}
    </MemberSection>
  );
}

function Entry({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const { lang } = useSite();
  const [isAsking, setAsking] = useState(false);
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const remove = async () => {
    const { refusal } = await call(removePasskey, { params: { id } });
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', icon: 'lock', title: t('passkeys:removed') });
    return onRemoved();
  };
  return (
    <li>
      <Icon name="lock" />
      <div className={layoutStyles.grow}>
        <b>
          <bdi>{name}</bdi>
          {synced && <span className={tagStyles.plain}>{t('passkeys:synced')}</span>}
        </b>
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {isAsking
            ? `${t('passkeys:removeQuestion', { name: isolate(name) })} ${t('passkeys:removeText')}`
            : lastUsedAt
              ? t('passkeys:usedOn', { date: dateWords(lastUsedAt, lang) })
              : t('passkeys:addedOn', { date: dateWords(createdAt, lang) })}
        </span>
      </div>
      {isAsking ? (
        <>
          <button
            type="button"
            className={`${buttonStyles.danger} ${buttonStyles.small}`}
            // Focuses the button, so that screen readers announce the question.
            ref={(button) => button?.focus()}
            onClick={() => void remove()}
          >
            {t('passkeys:remove')}
          </button>
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.small}`}
            onClick={() => setAsking(false)}
          >
            {t('passkeys:cancel')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-label={t('passkeys:removeOf', { name: isolate(name) })}
          onClick={() => setAsking(true)}
        >
          {t('passkeys:remove')}
        </button>
      )}
    </li>
  );
}
