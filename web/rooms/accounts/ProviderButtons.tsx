import { identityStartPath } from '../../../contract/identity-paths.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { ProviderLogo } from '../../ui/ProviderLogo.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';

/**
 * Links that sign in or register with an identity provider; none if the site has no providers.
 * @param query passes `next` to the page after the sign-in
 */
export function ProviderButtons({ query }: { query: string }) {
  const t = useWords();
  const { identityProviders = [], lang } = useSite();
  return identityProviders.map(({ id, name }) => (
    <a
      key={id}
      className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
      href={`${identityStartPath(id)}${query || '?'}${query && '&'}lang=${lang}`}
      rel="external nofollow"
    >
      <ProviderLogo of={id} />
      {t('account:continueWith', { provider: name })}
    </a>
  ));
}
