import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import type { Added } from './added-label.ts';
import { addedKey, type NewAlertProps, useScriptlessAlerts } from './scriptless.ts';

type Props = Omit<NewAlertProps, 'listKey'> & { listKey: string | null };

const icons = { on: 'check', waits: 'mail' } as const;

/** Adds an alert for new entries of a list, or says that this browser has added it. */
export function AlertButton({ listKey, words = 'layout:tellMe', isMain }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const Scriptless = useScriptlessAlerts();
  const [last, setAdded] = useState<Added | null>(null);
  const added = last?.listKey === listKey ? last : null;
  const [open, dialog] = useLateDialog(async () =>
    (await import('./alert-dialog.tsx')).alertDialog(lang, listKey ?? '', added?.state, setAdded),
  );
  useEffect(() => {
    const read = async () => {
      // Most visitors have no alerts; the others load the dialog before they open it.
      if (!listKey || !localStorage.getItem(addedKey)) return;
      setAdded(await (await import('./alert-dialog.tsx')).readAdded(listKey, lang));
    };
    read().catch(() => undefined);
  }, [listKey, lang]);
  return (
    <>
      <button
        type="button"
        className={`${isMain ? buttonStyles.accent : `${buttonStyles.soft} ${buttonStyles.small}`} ${visibilityStyles.withScripts}`}
        onClick={open}
      >
        <Icon name={added ? icons[added.state] : 'bell'} {...(!isMain && { size: 's' })} />
        {added?.label ?? t(words)}
      </button>
      <noscript>
        {Scriptless && listKey && <Scriptless.Link listKey={listKey} words={words} isMain={isMain} />}
      </noscript>
      {dialog}
    </>
  );
}
