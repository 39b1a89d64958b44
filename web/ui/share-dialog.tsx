import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import { Sheet } from './Sheet.tsx';
import * as styles from './share-dialog.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as textStyles from './shared/text.module.css';
import { useCopy } from './use-copy.ts';
import type { LateDialogProps } from './use-late-dialog.tsx';

/** The dialog that shares a page, with its messages. */
export function shareDialog(lang: Lang, title: string): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['share'], ({ onClose }: LateDialogProps) => (
    <ShareSheet title={title} onClose={onClose} />
  ));
}

function ShareSheet({ title, onClose }: LateDialogProps & { title: string }) {
  const t = useWords();
  const copy = useCopy();
  const { href: url } = location;
  const shareByDevice = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The user closed the device's share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <Sheet
      title={t('share:title')}
      closeLabel={t('layout:close')}
      className={styles.sheet}
      onClose={onClose}
      footer={(close) => (
        <ul className={styles.ways}>
          <li>
            <a
              className={buttonStyles.outlined}
              href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              <Icon name="whatsapp" />
              {t('share:whatsapp')}
              <span className={textStyles.hidden}> ({t('share:newTab')})</span>
            </a>
          </li>
          <li>
            <button
              type="button"
              className={buttonStyles.outlined}
              onClick={() => {
                close();
                void copy(url);
              }}
            >
              <Icon name="copy" />
              {t('share:copy')}
            </button>
          </li>
          {typeof navigator.share === 'function' && (
            <li>
              <button
                type="button"
                className={buttonStyles.outlined}
                onClick={() => {
                  close();
                  void shareByDevice();
                }}
              >
                <Icon name="share" />
                {t('share:more')}
              </button>
            </li>
          )}
        </ul>
      )}
    >
      <p dir="auto">{title}</p>
    </Sheet>
  );
}
