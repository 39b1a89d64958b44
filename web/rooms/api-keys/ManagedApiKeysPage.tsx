import { useState } from 'react';
import {
  listManagedApiKeys,
  type ManagedApiKey,
  type ManagedKeyList,
  revokeManagedApiKey,
} from '../../../contract/api-keys.ts';
import { DeskRows } from '../../back-office/listing/DeskRows.tsx';
import { useDeskActs } from '../../back-office/listing/use-desk-acts.ts';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

const lists: readonly ManagedKeyList[] = ['valid', 'revoked'];

/** The API keys of all members with their usage. */
export default function ManagedApiKeysPage() {
  const t = useWords();
  const [name, setName] = useState<ManagedKeyList>('valid');
  const list = useAdminList(listManagedApiKeys, { query: { list: name } });
  return (
    <DeskRows
      title={t('admin:section.apiKeys')}
      text={t('admin-api-keys:text')}
      choice={{
        legend: t('admin-api-keys:which'),
        options: lists.map((one) => [one, t(`admin-api-keys:list.${one}`)]),
        value: name,
        onChange: setName,
      }}
      list={list}
      emptyTitle={t('admin-api-keys:emptyTitle')}
      emptyText={t('admin-api-keys:emptyText')}
      row={(apiKey) => <KeyRow apiKey={apiKey} onRevoked={() => void list.again()} />}
    />
  );
}

function KeyRow({ apiKey, onRevoked }: { apiKey: ManagedApiKey; onRevoked: () => void }) {
  const t = useWords();
  const { lang } = useSite();
  const { isBusy, act } = useDeskActs(undefined, onRevoked);
  const { id, name, prefix, owner, dailyQuota, createdAt, revokedAt, usage } = apiKey;
  return (
    <li className={layoutStyles.panel}>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <code dir="ltr">{prefix}…</code>
      </p>
      <p className={tagStyles.list}>
        <a className={tagStyles.brand} href={`/admin/users/${owner.id}`}>
          <bdi>{owner.name}</bdi>
        </a>
        <span className={tagStyles.plain}>{t('admin-api-keys:quota', { count: dailyQuota })}</span>
        <span className={tagStyles.plain}>
          {revokedAt
            ? t('admin-api-keys:revokedOn', { date: dateWords(revokedAt, lang) })
            : t('admin-api-keys:createdOn', { date: dateWords(createdAt, lang) })}
        </span>
      </p>
      <ul className={`${textStyles.small} ${textStyles.muted}`}>
        {usage.map(({ day, answered, refused }) => (
          <li key={day}>
            {t('admin-api-keys:usage', { count: answered, date: dateWords(day, lang) })}
            {refused > 0 && ` · ${t('admin-api-keys:refused', { count: refused })}`}
          </li>
        ))}
        {usage.length === 0 && <li>{t('admin-api-keys:unused')}</li>}
      </ul>
      {!revokedAt && (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-label={t('admin-api-keys:revokeOf', { name: isolate(name) })}
          disabled={isBusy}
          onClick={() => void act(revokeManagedApiKey, { params: { id } }, t('admin-api-keys:revoked'))}
        >
          {t('admin-api-keys:revoke')}
        </button>
      )}
    </li>
  );
}
