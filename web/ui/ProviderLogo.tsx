import * as styles from './ProviderLogo.module.css';

/** The logo of an identity provider, beside its name. */
export function ProviderLogo({ of }: { of: string }) {
  if (of !== 'google' && of !== 'apple') return null;
  return <span className={of === 'google' ? styles.google : styles.apple} aria-hidden="true" />;
}
