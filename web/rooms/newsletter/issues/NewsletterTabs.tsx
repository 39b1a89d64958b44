import { useWords } from '../../../i18n/words.ts';
import { SideTabs } from '../../../ui/SideTabs.tsx';

/** The two parts of the newsletter: issues and subscribers. */
export function NewsletterTabs({ current }: { current: 'issues' | 'subscribers' }) {
  const t = useWords();
  const side = (name: 'issues' | 'subscribers', href: string) => ({
    href,
    label: t(`admin-newsletter:${name}`),
    count: undefined,
    current: name === current,
  });
  return (
    <SideTabs
      label={t('admin:section.newsletter')}
      sides={[side('issues', '/admin/newsletter'), side('subscribers', '/admin/newsletter/subscribers')]}
    />
  );
}
