import { useCallback, useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { useFound } from './use-found.ts';

/** Has a member told of what is new among these results. What a press does comes with the first press. */
export function TellMe() {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const call = useCall();
  const { key } = useFound();
  const press = useCallback(
    () =>
      void import('./save-search.ts').then(({ saveSearch }) =>
        saveSearch({ lang, toast, call, listKey: key ?? '' }),
      ),
    [lang, toast, call, key],
  );
  useEffect(() => {
    // Back from signing in.
    if (location.hash === '#tell') press();
  }, [press]);
  return (
    <button
      type="button"
      className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
      onClick={press}
    >
      <Icon name="bell" size="s" />
      {t('search:tellMe')}
    </button>
  );
}
