import '../../styles/admin-advertisements.css';
import { useNavigate } from 'react-router';
import type { AdvertisementDetail } from '../../../contract/advertisements.ts';
import type { SectionProps } from '../../back-office/section.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { AdvertisementList } from './AdvertisementList.tsx';

/** `/admin/advertisements` and below it `new` and `{id}`. */
export default function AdvertisementsPage({ steps: [id] }: SectionProps) {
  const navigate = useNavigate();
  if (id === 'new')
    return (
      <AdvertisementForm
        key="new"
        first={null}
        onSaved={(made) => void navigate(`/admin/advertisements/${made.id}`, { replace: true })}
      />
    );
  if (id && /^[1-9]\d{0,14}$/.test(id)) return <EditAdvertisement key={id} id={Number(id)} />;
  return <AdvertisementList />;
}

function EditAdvertisement({ id }: { id: number }) {
  const t = useWords();
  const reading = useRead<AdvertisementDetail>(`admin/advertisements/${id}`);
  if (reading.status === 'loading')
    return (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  if (reading.status === 'ready') return <AdvertisementForm first={reading.data} />;
  return reading.code === 404 ? (
    <EmptyState
      level={1}
      title={t('admin-advertisements:notFoundTitle')}
      text={t('admin-advertisements:notFoundText')}
    >
      <a className="btn p" href="/admin/advertisements">
        {t('admin-advertisements:back')}
      </a>
    </EmptyState>
  ) : (
    <EmptyState icon="warning" level={1} title={t('errors:failedTitle')} text={t('errors:failedText')}>
      <button type="button" className="btn p" onClick={reading.again}>
        {t('errors:tryAgain')}
      </button>
    </EmptyState>
  );
}
