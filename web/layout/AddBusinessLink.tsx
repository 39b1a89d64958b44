import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { readAccount } from './account.ts';

interface Props {
  className: string;
  /** Told when a guest is asked to sign in first, so that a menu can make room for the message. */
  onRefused?: () => void;
}

/** Adding a business takes an account: a guest is told so, and stays where they are (the spec's section 5). */
export function AddBusinessLink({ className, onRefused }: Props) {
  const t = useWords();
  const toast = useToast();
  return (
    <a
      className={className}
      href="/add-business"
      onClick={(event) => {
        if (readAccount().isSignedIn) return;
        event.preventDefault();
        onRefused?.();
        toast({
          kind: 'warning',
          icon: 'lock',
          title: t('layout:pleaseLoginFirst'),
          text: t('layout:pleaseLoginFirstText'),
        });
      }}
    >
      <Icon name="plus" size="s" />
      {t('layout:addBusiness')}
    </a>
  );
}
