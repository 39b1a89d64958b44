import * as pageStyles from '../../../back-office/page.module.css';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import { useWords } from '../../../i18n/words.ts';
import { OutlineUpload } from './OutlineUpload.tsx';

/** `/admin/neighborhoods`: the outlines of neighborhoods from a file. */
export default function ManagedNeighborhoods() {
  const t = useWords();
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.neighborhoods')} text={t('admin-neighborhoods:text')} />
      <OutlineUpload />
    </div>
  );
}
