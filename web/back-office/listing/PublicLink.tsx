import type { ManagedListingDetail } from '../../../contract/managed-listings.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { publicPath } from './listing-words.ts';

/** Links a listing in the back office to its public page. */
export function PublicLink({ listing }: Pick<ManagedListingDetail, 'listing'>) {
  const t = useWords();
  return (
    <a
      className={`${buttonStyles.outlined} ${buttonStyles.small}`}
      href={publicPath(listing)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="eye" size="s" />
      {t('admin-listings:open')}
    </a>
  );
}
