import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '../../../contract/limits.ts';
import { managedListingStatuses } from '../../../contract/managed-listing-values.ts';
import { listManagedListings } from '../../../contract/managed-listings.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import { ListingDetail } from '../../back-office/listing/ListingDetail.tsx';
import * as pageStyles from '../../back-office/page.module.css';
import type { SectionProps } from '../../back-office/section.ts';
import { addressOf } from '../../back-office/sought.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as styles from './ManagedListingsPage.module.css';
import { ManagedListingTable } from './ManagedListingTable.tsx';

const place = '/admin/listings';
const names = ['q', 'kind', 'status', 'verified'] as const;
const kinds = Object.keys(listingKindOf) as (keyof typeof listingKindOf)[];

/** A search over all listings, and the details of one. The query is part of the address. */
export default function ManagedListingsPage({ steps: [id] }: SectionProps) {
  const t = useWords();
  if (id)
    return <ListingDetail key={id} id={id} back={{ href: place, label: t('admin:section.listings') }} />;
  return <Search />;
}

function Search() {
  const t = useWords();
  const navigate = useNavigate();
  const params = new URLSearchParams(useLocation().search);
  const query = Object.fromEntries(names.map((name) => [name, params.get(name) || undefined]));
  const list = useAdminList(listManagedListings, { query });
  const applyFilters = (form: HTMLFormElement) =>
    void navigate(addressOf(place, form), { replace: true, preventScrollReset: true });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyFilters(event.currentTarget);
  };
  const choice = (name: 'kind' | 'status' | 'verified', options: [value: string, label: string][]) => (
    <label className={styles.choice}>
      <span>{t(`admin-listings:${name}`)}</span>
      <select
        name={name}
        defaultValue={query[name] ?? ''}
        onChange={({ currentTarget: { form } }) => form && applyFilters(form)}
      >
        <option value="">{t('admin-listings:any')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.listings')} text={t('admin-listings:text')} />
      <search>
        <form className={styles.search} onSubmit={onSubmit}>
          <label className={styles.query}>
            <span>{t('admin-listings:find')}</span>
            <span className={fieldStyles.box}>
              <Icon name="search" />
              <input
                type="search"
                name="q"
                dir="auto"
                maxLength={limits.query.max}
                defaultValue={query.q}
                placeholder={t('admin-listings:findHint')}
              />
            </span>
          </label>
          {choice(
            'kind',
            kinds.map((kind) => [kind, t(`admin-listings:kind.${kind}`)]),
          )}
          {choice(
            'status',
            managedListingStatuses.map((status) => [status, t(`admin-listings:status.${status}`)]),
          )}
          {choice('verified', [
            ['1', t('admin-listings:verified')],
            ['0', t('admin-listings:notVerified')],
          ])}
          <button type="submit" className={buttonStyles.primary}>
            {t('admin-listings:look')}
          </button>
        </form>
      </search>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-listings:emptyTitle')}
        emptyText={t('admin-listings:emptyText')}
      >
        <ManagedListingTable listings={list.items} />
      </AdminListBody>
    </div>
  );
}
