import { useLocation } from 'react-router';
import { listMessages } from '../../../../contract/contact.ts';
import * as logLinesStyles from '../../../back-office/log/LogLines.module.css';
import * as pageStyles from '../../../back-office/page.module.css';
import { timeWords } from '../../../back-office/time-words.ts';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../../back-office/ui/AdminListBody.tsx';
import * as cardStyles from '../../../back-office/ui/card.module.css';
import { FilterForm } from '../../../back-office/ui/FilterForm.tsx';
import { SoughtField } from '../../../back-office/ui/SoughtField.tsx';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { polled } from '../../../back-office/use-admin-read.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Email } from '../../../ui/Email.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { MessageStatusTag } from './MessageStatusTag.tsx';
import * as messageStyles from './message.module.css';

/** Messages of visitors; the unanswered ones by default. */
export function MessageList() {
  const t = useWords();
  const { lang } = useSite();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const status = params.get('status') ?? 'new';
  const [q, order] = [params.get('q') ?? '', params.get('order') ?? 'newest'];
  const list = useAdminList(
    listMessages,
    { query: { status: status === 'all' ? undefined : status, q: q || undefined, order } },
    polled,
  );
  const statuses = (['new', 'answered', 'closed', 'all'] as const).map(
    (one) => [one, t(`admin-contact:list.${one}`)] as const,
  );
  const orders = (['newest', 'oldest'] as const).map(
    (one) => [one, t(`admin-contact:order.${one}`)] as const,
  );
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.messages')} text={t('admin-contact:text')} />
      <FilterForm key={search} path="/admin/messages" label={t('admin-contact:search')}>
        <SoughtField id="messages-q" label={t('admin-contact:q')} value={q} />
        <Choice
          id="messages-status"
          name="status"
          label={t('admin-contact:status')}
          value={status}
          options={statuses}
        />
        <Choice
          id="messages-order"
          name="order"
          label={t('admin-contact:order')}
          value={order}
          options={orders}
        />
        <button type="submit" className={buttonStyles.primary}>
          {t('admin-contact:show')}
        </button>
      </FilterForm>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-contact:emptyTitle')}
        emptyText={t('admin-contact:emptyText')}
      >
        <section
          className={`${layoutStyles.panel} ${cardStyles.card}`}
          aria-label={t('admin:section.messages')}
        >
          <ul className={logLinesStyles.lines}>
            {list.items.map((one) => (
              <li key={one.id}>
                <p className={`${layoutStyles.row} ${layoutStyles.spread}`}>
                  <a className={textStyles.link} href={`/admin/messages/${one.id}`}>
                    <b dir="auto">{one.name}</b>
                  </a>
                  <MessageStatusTag status={one.status} />
                </p>
                <p dir="auto" lang={one.lang} className={messageStyles.text}>
                  {one.message}
                </p>
                <small>
                  <Email of={one.email} /> · <time dateTime={one.at}>{timeWords(one.at, lang)}</time>
                </small>
              </li>
            ))}
          </ul>
        </section>
      </AdminListBody>
    </div>
  );
}
