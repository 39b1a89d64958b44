import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './ShareButtons.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as visibilityStyles from './shared/visibility.module.css';
import { useCopy } from './use-copy.ts';
import { useShare } from './use-share.tsx';

const networks = [
  ['whatsapp', (text: string, address: string) => `https://wa.me/?text=${text}%20${address}`],
  ['facebook', (_: string, address: string) => `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  [
    'twitter',
    (text: string, address: string) => `https://twitter.com/intent/tweet?text=${text}&url=${address}`,
  ],
] as const;

interface Props {
  /** Absolute. */
  address: string;
  title: string;
}

/** Shares a page: by social networks, or by copying its address. */
export function ShareButtons({ address, title }: Props) {
  const t = useWords();
  const copy = useCopy();
  return (
    <section className={styles.shares} aria-labelledby="share-title">
      <h2 id="share-title">{t('content:shareThis')}</h2>
      <ul>
        {networks.map(([network, link]) => (
          <li key={network}>
            <a
              className={buttonStyles.iconOutlined}
              href={link(encodeURIComponent(title), encodeURIComponent(address))}
              target="_blank"
              rel="noopener"
              aria-label={t('content:shareOn', { network: t(`cards:${network}`) })}
            >
              <Icon name={network} />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
            onClick={() => void copy(address)}
          >
            <Icon name="copy" />
            {t('content:copyLink')}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Opens the options to share this page. */
export function ShareButton({ title }: { title: string }) {
  const t = useWords();
  const [open, dialog] = useShare(title);
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
        onClick={open}
      >
        <Icon name="share" />
        {t('content:share')}
      </button>
      {dialog}
    </>
  );
}
