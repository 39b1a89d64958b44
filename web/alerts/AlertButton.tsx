import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useLateDialog } from '../ui/use-late-dialog.tsx';

/** Has somebody told of what is new in a list. @param listKey what the page asks, as its slice names it */
export function AlertButton({ listKey }: { listKey: string | null }) {
  const t = useWords();
  const { lang } = useSite();
  const [open, dialog] = useLateDialog(async () =>
    (await import('./alert-dialog.tsx')).alertDialog(lang, listKey ?? ''),
  );
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.soft} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
        onClick={open}
      >
        <Icon name="bell" size="s" />
        {t('layout:tellMe')}
      </button>
      {dialog}
    </>
  );
}
