import { useState } from 'react';
import { exportAccount } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { useDownload } from '../../state/files.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';

/** Downloads all personal data as a file. A link cannot do this, as the token is sent in a header. */
export function OwnData() {
  const t = useWords();
  const toast = useToast();
  const download = useDownload();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await download(exportAccount, 'my-data.json');
    setBusy(false);
    if (!isDone) toast({ kind: 'error', title: t('member:downloadFailed') });
  };
  return (
    <button
      type="button"
      className={buttonStyles.outlined}
      aria-disabled={isBusy || undefined}
      onClick={() => void take()}
    >
      {t('member:download')}
    </button>
  );
}
