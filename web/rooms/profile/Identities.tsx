import { useState } from 'react';
import {
  type Identity,
  listIdentities,
  offerIdentity,
  unlinkIdentity,
} from '../../../contract/identities.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppSelector } from '../../store.ts';
import { dateWords } from '../../ui/date-words.ts';
import { ProviderLogo } from '../../ui/ProviderLogo.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';
import { FactorForm } from './FactorForm.tsx';
import { useYesNo } from './YesNo.tsx';

/** The linked identity providers, rendered once their messages have loaded. */
export const identities = (lang: Lang) => withLateWords(lang, ['two-step'], Identities);

/** Links and unlinks the identity providers of the site. */
function Identities() {
  const t = useWords();
  const call = useCall();
  const { identityProviders = [] } = useSite();
  const { data, status, again } = useRead(listIdentities, {});
  const account = useAppSelector((state) => state.profile.account.data);
  const [linking, setLinking] = useState<string | null>(null);
  const nameOf = (provider: string) => identityProviders.find(({ id }) => id === provider)?.name ?? provider;

  const begin = async (provider: string, password: string, code: string) => {
    const body = { password, ...(code && { code: code.trim() }) };
    const { data: offer, refusal } = await call(offerIdentity, { params: { provider }, body });
    if (!offer) return refusal;
    location.assign(offer.url);
    return null;
  };
  if (linking) {
    return (
      <MemberSection id="identities-title" title={t('two-step:identityTitle')}>
        <FactorForm
          title={t('two-step:identityLinkOf', { provider: nameOf(linking) })}
          text={t('two-step:identityLinkText', { provider: nameOf(linking) })}
          action={t('two-step:identityLink')}
          fields={account?.secondFactor ? ['password', 'code'] : ['password']}
          send={({ password = '', code = '' }) => begin(linking, password, code)}
          onCancel={() => setLinking(null)}
        />
      </MemberSection>
    );
  }
  return (
    <MemberSection
      id="identities-title"
      title={t('two-step:identityTitle')}
      text={t('two-step:identityText')}
    >
      {status === 'failed' && <p className={textStyles.muted}>{t('two-step:identityListFailed')}</p>}
      {data && (
        <ul className={entriesStyles.entries}>
          {identityProviders.map(({ id, name }) => (
            <Entry
              key={id}
              provider={{ id, name }}
              identity={data.find(({ provider }) => provider === id)}
              onLink={() => setLinking(id)}
              onUnlinked={again}
            />
          ))}
        </ul>
      )}
    </MemberSection>
  );
}

interface EntryProps {
  provider: { id: string; name: string };
  identity: Identity | undefined;
  onLink: () => void;
  onUnlinked: () => void;
}

function Entry({ provider: { id, name }, identity, onLink, onUnlinked }: EntryProps) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const { lang } = useSite();
  const { ask, dialog } = useYesNo({
    title: t('two-step:identityUnlinkOf', { provider: name }),
    text: t('two-step:identityUnlinkText'),
    yes: t('two-step:identityUnlink'),
    no: t('two-step:cancel'),
  });
  const unlink = async () => {
    if (!(await ask())) return;
    const { refusal } = await call(unlinkIdentity, { params: { provider: id } });
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', icon: 'lock', title: t('two-step:identityUnlinked') });
    onUnlinked();
  };
  const since = identity && t('two-step:identitySince', { date: dateWords(identity.linkedAt, lang) });
  return (
    <li>
      <ProviderLogo of={id} />
      <div className={layoutStyles.grow}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {identity
            ? [identity.email && isolate(identity.email), since].filter(Boolean).join(' · ')
            : t('two-step:identityNotLinked')}
        </span>
      </div>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.small}`}
        aria-label={t(identity ? 'two-step:identityUnlinkOf' : 'two-step:identityLinkOf', { provider: name })}
        onClick={() => (identity ? void unlink() : onLink())}
      >
        {t(identity ? 'two-step:identityUnlink' : 'two-step:identityLink')}
      </button>
      {dialog}
    </li>
  );
}
