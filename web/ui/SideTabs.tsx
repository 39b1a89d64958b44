import { formatNumber } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as tabsStyles from './shared/tabs.module.css';
import * as textStyles from './shared/text.module.css';

export interface Side {
  href: string;
  label: string;
  count: number | undefined;
  current: boolean;
}

/** The sides of a list as tabs: offered and wanted. */
export function SideTabs({ label, sides }: { label: string; sides: readonly Side[] }) {
  const { lang } = useSite();
  return (
    <nav className={tabsStyles.tabs} aria-label={label}>
      {sides.map((side) => (
        <a key={side.href} href={side.href} aria-current={side.current ? 'page' : undefined} data-stay="">
          {side.label}
          {side.count !== undefined && (
            <span className={textStyles.number}>{formatNumber(side.count, lang)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
