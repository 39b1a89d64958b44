import { useNavigate } from 'react-router';
import { readAdvertisement } from '../../../contract/advertisements.ts';
import type { SectionProps } from '../../back-office/section.ts';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { AdvertisementHistory } from './AdvertisementHistory.tsx';
import { AdvertisementList } from './AdvertisementList.tsx';

/** `/admin/advertisements` and below it `new`, `{id}` and its history. */
export default function AdvertisementsPage({ steps: [id, view] }: SectionProps) {
  const navigate = useNavigate();
  if (id === 'new')
    return (
      <AdvertisementForm
        key="new"
        first={null}
        onSaved={(made) => void navigate(`/admin/advertisements/${made.id}`, { replace: true })}
      />
    );
  if (id && /^[1-9]\d{0,14}$/.test(id))
    return <EditAdvertisement key={`${id} ${view}`} id={Number(id)} view={view} />;
  return <AdvertisementList />;
}

function EditAdvertisement({ id, view }: { id: number; view: string | undefined }) {
  const t = useWords();
  const reading = useAdminRead(readAdvertisement, { params: { id } });
  return (
    <ReadBody
      reading={reading}
      missing={{
        title: t('admin-advertisements:notFoundTitle'),
        text: t('admin-advertisements:notFoundText'),
        href: '/admin/advertisements',
        label: t('admin-advertisements:back'),
      }}
    >
      {(advertisement) =>
        view === 'history' ? (
          <AdvertisementHistory advertisement={advertisement} onChanged={reading.again} />
        ) : (
          <AdvertisementForm first={advertisement} />
        )
      }
    </ReadBody>
  );
}
