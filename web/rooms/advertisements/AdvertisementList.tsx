import { useState } from 'react';
import {
  type AdvertisementItem,
  type AdvertisementState,
  advertisementSlots,
  advertisementStates,
  listAdvertisements,
} from '../../../contract/advertisements.ts';
import { pickText } from '../../../contract/locales.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../back-office/ui/AdminTable.tsx';
import * as listStyles from '../../back-office/ui/list.module.css';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

export const tones: Record<AdvertisementState, string | undefined> = {
  draft: tagStyles.plain,
  scheduled: tagStyles.warning,
  running: tagStyles.success,
  ended: tagStyles.plain,
};

/** Advertisements with placement, schedule and impressions. */
export function AdvertisementList() {
  const t = useWords();
  const { lang } = useSite();
  const [slot, setSlot] = useState('');
  const [state, setState] = useState('');
  const list = useAdminList(listAdvertisements, { query: { slot, state } });
  const columns: Column<AdvertisementItem>[] = [
    {
      key: 'title',
      title: t('admin-advertisements:columnTitle'),
      cell: ({ id, title }) => {
        const { text, lang: written } = pickText(title, lang);
        return (
          <a className={textStyles.link} href={`/admin/advertisements/${id}`} lang={written} dir="auto">
            {text}
          </a>
        );
      },
    },
    {
      key: 'slot',
      title: t('admin-advertisements:slot'),
      cell: (item) => t(`admin-advertisements:slot.${item.slot}`),
    },
    {
      key: 'state',
      title: t('admin-advertisements:state'),
      cell: (item) => (
        <span className={tones[item.state]}>{t(`admin-advertisements:state.${item.state}`)}</span>
      ),
    },
    {
      key: 'period',
      title: t('admin-advertisements:columnPeriod'),
      cell: ({ startsAt, endsAt }) => {
        const from = dateWords(startsAt, lang);
        return endsAt === null
          ? t('admin-advertisements:periodOpen', { from })
          : t('admin-advertisements:period', { from, to: dateWords(endsAt, lang) });
      },
    },
    {
      key: 'met',
      title: t('admin-advertisements:columnMet'),
      end: true,
      cell: ({ views, clicks }) => t('admin-advertisements:met', { views, clicks }),
    },
  ];
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.advertisements')} text={t('admin-advertisements:text')}>
        <a className={`${buttonStyles.primary} ${buttonStyles.small}`} href="/admin/advertisements/new">
          <Icon name="plus" size="s" />
          {t('admin-advertisements:add')}
        </a>
      </AdminHead>
      <div className={listStyles.filters}>
        <label className={fieldStyles.box}>
          <span className={textStyles.hidden}>{t('admin-advertisements:slot')}</span>
          <select value={slot} onChange={(event) => setSlot(event.target.value)}>
            <option value="">{t('admin-advertisements:slot.any')}</option>
            {advertisementSlots.map((one) => (
              <option key={one} value={one}>
                {t(`admin-advertisements:slot.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={fieldStyles.box}>
          <span className={textStyles.hidden}>{t('admin-advertisements:state')}</span>
          <select value={state} onChange={(event) => setState(event.target.value)}>
            <option value="">{t('admin-advertisements:state.any')}</option>
            {advertisementStates.map((one) => (
              <option key={one} value={one}>
                {t(`admin-advertisements:state.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-advertisements:emptyTitle')}
        emptyText={t('admin-advertisements:emptyText')}
      >
        <AdminTable
          caption={t('admin:section.advertisements')}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
        />
      </AdminListBody>
    </div>
  );
}
