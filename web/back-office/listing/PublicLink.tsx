import type { DeskDetail } from '../../../contract/managed-listings.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { publicPath } from './listing-words.ts';

/** Leads from a listing behind the scenes to the page that visitors see. */
export function PublicLink({ listing }: Pick<DeskDetail, 'listing'>) {
  const t = useWords();
  return (
    <a className="btn o sm" href={publicPath(listing)} target="_blank" rel="noopener">
      <Icon name="eye" size="s" />
      {t('admin-listings:open')}
    </a>
  );
}
