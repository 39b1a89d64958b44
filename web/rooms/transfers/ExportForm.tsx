import { type FormEvent, useState } from 'react';
import { listingStatuses } from '../../../contract/categories.ts';
import { exportListings, transferKinds } from '../../../contract/transfers.ts';
import { useFileDownload } from '../../back-office/use-file-download.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as panelStyles from './panel.module.css';
import { SelectField } from './SelectField.tsx';

const statuses = ['published', ...listingStatuses.filter((status) => status !== 'published')] as const;

/** Exports the listings of a type and status as a file. */
export function ExportForm() {
  const t = useWords();
  const download = useFileDownload();
  const [kind, setKind] = useState<string>('businesses');
  const [status, setStatus] = useState<string>('published');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function get(event: FormEvent) {
    event.preventDefault();
    setState('busy');
    const came = await download(exportListings, { query: { kind, status } }, `${kind}-${status}.csv`);
    setState(came ? 'idle' : 'failed');
  }

  return (
    <form
      className={`${layoutStyles.panel} ${panelStyles.panel}`}
      onSubmit={get}
      aria-busy={state === 'busy'}
    >
      <h2>{t('admin-transfers:exportTitle')}</h2>
      <p className={textStyles.muted}>{t('admin-transfers:exportText')}</p>
      <SelectField
        id="tr-export-kind"
        label={t('admin-transfers:kind')}
        value={kind}
        onChange={setKind}
        options={transferKinds.map((value) => ({ value, label: t(`admin-transfers:kind.${value}`) }))}
      />
      <SelectField
        id="tr-export-status"
        label={t('admin-transfers:status')}
        value={status}
        onChange={setStatus}
        options={statuses.map((value) => ({ value, label: t(`admin-transfers:status.${value}`) }))}
      />
      <p role="alert" className={panelStyles.error}>
        {state === 'failed' && t('admin-transfers:downloadFailed')}
      </p>
      <button type="submit" className={buttonStyles.outlined} disabled={state === 'busy'}>
        <Icon name="download" size="s" />
        {state === 'busy' ? t('admin-transfers:downloading') : t('admin-transfers:download')}
      </button>
    </form>
  );
}
