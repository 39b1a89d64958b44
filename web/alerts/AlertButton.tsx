import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import { type NewAlertProps, useScriptlessAlerts } from './scriptless.ts';

type Props = Omit<NewAlertProps, 'listKey'> & { listKey: string | null };

/** Adds an alert for new entries of a list. */
export function AlertButton({ listKey, words = 'layout:tellMe', isMain }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const Scriptless = useScriptlessAlerts();
  const [saved, setSaved] = useState<string | null>(null);
  const isSaved = saved !== null && saved === listKey;
  const [open, dialog] = useLateDialog(async () =>
    (await import('./alert-dialog.tsx')).alertDialog(lang, listKey ?? '', () => setSaved(listKey)),
  );
  return (
    <>
      <button
        type="button"
        className={`${isMain ? buttonStyles.accent : `${buttonStyles.soft} ${buttonStyles.small}`} ${visibilityStyles.withScripts}`}
        onClick={open}
      >
        <Icon name={isSaved ? 'check' : 'bell'} {...(!isMain && { size: 's' })} />
        {t(isSaved ? 'layout:alertSaved' : words)}
      </button>
      <noscript>
        {Scriptless && listKey && <Scriptless.Link listKey={listKey} words={words} isMain={isMain} />}
      </noscript>
      {dialog}
    </>
  );
}
