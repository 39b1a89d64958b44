import { useState } from 'react';
import type { EndpointDefinition, InputOf } from '../../../../contract/endpoint.ts';
import { locales } from '../../../../contract/locales.ts';
import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
  markBounced,
  type Subscriber,
  type SubscriberState,
  writeAgain,
} from '../../../../contract/newsletter.ts';
import * as pageStyles from '../../../back-office/page.module.css';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../../back-office/ui/AdminTable.tsx';
import { ChipChoice } from '../../../back-office/ui/ChipChoice.tsx';
import * as listStyles from '../../../back-office/ui/list.module.css';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { useAdminRead } from '../../../back-office/use-admin-read.ts';
import { useFileDownload } from '../../../back-office/use-file-download.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useToast } from '../../../ui/Toasts.tsx';
import { BouncedSheet } from './BouncedSheet.tsx';
import * as cellsStyles from './cells.module.css';
import { NewsletterTabs } from './NewsletterTabs.tsx';
import { SubscriberCountTable } from './SubscriberCountTable.tsx';
import * as styles from './SubscriberList.module.css';

const states: readonly SubscriberState[] = ['confirmed', 'asked', 'left', 'bounced'];
const tagOf: Record<SubscriberState, string | undefined> = {
  confirmed: tagStyles.success,
  asked: tagStyles.plain,
  left: tagStyles.plain,
  bounced: tagStyles.error,
};

/** `/admin/newsletter/subscribers`: subscribers, their status and actions. */
export function SubscriberList() {
  const t = useWords();
  const { lang } = useSite();
  const [state, setState] = useState<SubscriberState | null>(null);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [asking, setAsking] = useState(false);
  const list = useAdminList(listSubscribers, { query: { state, q } });
  const counts = useAdminRead(countSubscribers, {});
  const download = useFileDownload();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const again = () => {
    list.again();
    counts.again();
  };
  const take = async () => {
    if (!(await download(downloadSubscribers, {}, 'subscribers.csv')))
      toast({ kind: 'error', title: t('admin:failed') });
  };
  const act = async <E extends EndpointDefinition>(endpoint: E, input: InputOf<E>) => {
    const { refusal } = await call<EndpointDefinition>(endpoint, input);
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else again();
  };
  const columns: Column<Subscriber>[] = [
    {
      key: 'email',
      title: t('admin-newsletter:email'),
      cell: ({ email }) => (
        <bdi className={cellsStyles.email} dir="ltr">
          {email}
        </bdi>
      ),
    },
    {
      key: 'state',
      title: t('admin-newsletter:status'),
      cell: (row) => (
        <>
          <span className={tagOf[row.state]}>{t(`admin-newsletter:state.${row.state}`)}</span>
          {row.bounces > 0 && row.bouncedAt && (
            <span className={`${cellsStyles.line} ${textStyles.muted} ${textStyles.small}`}>
              {t('admin-newsletter:bounces', { times: row.bounces, date: dateWords(row.bouncedAt, lang) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'lang',
      title: t('admin-newsletter:language'),
      cell: (row) => <span lang={row.lang}>{locales[row.lang].nativeName}</span>,
    },
    {
      key: 'since',
      title: t('admin-newsletter:since'),
      cell: ({ since, confirmedAt, leftAt }) => dateWords(leftAt ?? confirmedAt ?? since, lang),
    },
    {
      key: 'acts',
      title: t('admin-newsletter:acts'),
      hideTitle: true,
      end: true,
      cell: ({ id, email, state: now }) =>
        now === 'bounced' ? (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            onClick={() => void act(writeAgain, { params: { id } })}
          >
            {t('admin-newsletter:writeAgain')}
          </button>
        ) : (
          now === 'confirmed' && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={() => void act(markBounced, { body: { emails: [email] } })}
            >
              {t('admin-newsletter:markBounced')}
            </button>
          )
        ),
    },
  ];
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.newsletter')} text={t('admin-newsletter:subscribersText')}>
        <button type="button" className={buttonStyles.outlined} onClick={() => setAsking(true)}>
          {t('admin-newsletter:bouncedList')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={() => void take()}>
          <Icon name="download" size="s" />
          {t('admin-newsletter:export')}
        </button>
      </AdminHead>
      <NewsletterTabs current="subscribers" />
      {counts.data && <SubscriberCountTable counts={counts.data} />}
      <form
        className={listStyles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <label className={textStyles.hidden} htmlFor="subscriber-q">
          {t('admin-newsletter:search')}
        </label>
        <div className={`${fieldStyles.box} ${styles.search}`}>
          <Icon name="search" />
          <input
            id="subscriber-q"
            type="search"
            dir="auto"
            autoComplete="off"
            placeholder={t('admin-newsletter:search')}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (value === '') setQ('');
            }}
          />
        </div>
        <ChipChoice
          options={[null, ...states].map((one) => [
            one,
            t(one ? `admin-newsletter:state.${one}` : 'admin-newsletter:all'),
          ])}
          value={state}
          onChange={setState}
        />
      </form>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-newsletter:noSubscribers')}
        emptyText={t('admin-newsletter:noSubscribersText')}
      >
        <AdminTable
          caption={t('admin-newsletter:subscribers')}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
        />
      </AdminListBody>
      {asking && <BouncedSheet onDone={again} onClose={() => setAsking(false)} />}
    </div>
  );
}
