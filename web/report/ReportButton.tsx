import { useLocation } from 'react-router';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useLateDialog } from '../ui/use-late-dialog.tsx';

/** Reports a listing to the team. Without scripts it links to the contact form, which names the page. */
export function ReportButton({ kind, id }: { kind: OwnPostKind; id: number }) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname } = useLocation();
  const [open, dialog] = useLateDialog(async () =>
    (await import('./report-dialog.tsx')).reportDialog(lang, kind, id),
  );
  const words = (
    <>
      <Icon name="flag" />
      <span>{t('place:report')}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.quiet} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
        aria-label={t('place:report')}
        onClick={open}
      >
        {words}
      </button>
      <a
        className={`${buttonStyles.quiet} ${buttonStyles.small} ${visibilityStyles.withoutScripts}`}
        rel="nofollow"
        href={`/Contact?about=${encodeURIComponent(pathname)}`}
      >
        {words}
      </a>
      {dialog}
    </>
  );
}
