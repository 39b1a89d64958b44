import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useAccount } from '../state/account.ts';
import { storageKeys } from '../storage-keys.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as styles from './ChatWindow.module.css';
import { chatAddress, chatDevice } from './chat-address.ts';

const windowId = 'chat-window';

/**
 * The chat button and its window. The chat is a third-party page in a frame: its scripts run there, without access
 * to data of this site.
 */
export function ChatWindow({ inbox }: { inbox: string }) {
  const t = useWords();
  const { lang } = useSite();
  const { isSignedIn, firstName } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) head.current?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const address = wasOpened
    ? chatAddress(inbox, lang, {
        nickname: (isSignedIn && firstName) || t('layout:guest'),
        email: isSignedIn ? localStorage.getItem(storageKeys.email) : null,
        device: chatDevice(),
      })
    : null;
  return (
    <div className={styles.chat}>
      {address && (
        <section
          id={windowId}
          className={styles.window}
          hidden={!isOpen}
          aria-labelledby="chat-title"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <header>
            <h2 id="chat-title" ref={head} tabIndex={-1}>
              {t('outside:chatWindow')}
            </h2>
            <button
              type="button"
              className={buttonStyles.icon}
              aria-label={t('outside:chatClose')}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </header>
          <iframe
            title={t('outside:chatWindow')}
            src={address}
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          />
          <p>
            {t('outside:chatFailed')} <a href="/Contact">{t('outside:chatContact')}</a>
          </p>
        </section>
      )}
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={wasOpened ? windowId : undefined}
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      >
        <Icon name="chat" size="l" />
        <span>{t('outside:chat')}</span>
      </button>
    </div>
  );
}
