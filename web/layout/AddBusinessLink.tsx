import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { MemberLink } from './MemberLink.tsx';

interface Props {
  className: string | undefined;
  onRefused?: () => void;
}

/** The link to add a business, in the header and its menus. */
export function AddBusinessLink({ className, onRefused }: Props) {
  const t = useWords();
  return (
    <MemberLink
      className={className}
      href="/add-business"
      reason={t('layout:pleaseLoginFirstText')}
      onRefused={onRefused}
    >
      <Icon name="plus" size="s" />
      {t('layout:addBusiness')}
    </MemberLink>
  );
}
