import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Asks for confirmation before a link of the site is followed with unsaved changes. Leaving the site is confirmed
 * by the browser.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useWords();
  const navigate = useNavigate();
  const [wish, setWish] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      event.stopPropagation();
      setWish(`${link.pathname}${link.search}${link.hash}`);
    };
    // Runs before the router's own click handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active]);
  if (wish === null) return null;
  return (
    <ConfirmDialog
      title={t('admin:leaveTitle')}
      action={t('admin:leave')}
      onConfirm={() => {
        setWish(null);
        void navigate(wish);
      }}
      onClose={() => setWish(null)}
    >
      <p>{t('admin:leaveText')}</p>
    </ConfirmDialog>
  );
}
