import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Phone } from '../../ui/Phone.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PhoneCard.module.css';

interface Props {
  /** The owner of the number. */
  mine: boolean;
  name: string;
  /** Null once revoked. */
  number: string | null;
  onWithdraw: () => void;
}

/** A phone number shared by one side, until it is revoked. */
export function PhoneCard({ mine, name, number, onWithdraw }: Props) {
  const t = useWords();
  if (number === null)
    return (
      <p className={`${styles.card} ${textStyles.muted}`}>
        <Icon name="phone" />
        {mine ? t('conversations:phoneWithdrawnMine') : t('conversations:phoneWithdrawn', { name })}
      </p>
    );
  return (
    <div className={styles.card}>
      <Icon name="phone" />
      <div className={styles.words}>
        <b>{mine ? t('conversations:phoneMine') : t('conversations:phoneTheirs', { name })}</b>
        <Phone number={number} />
      </div>
      {mine ? (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          onClick={onWithdraw}
        >
          {t('conversations:withdrawPhone')}
        </button>
      ) : (
        <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href={`tel:${number}`}>
          {t('conversations:call')}
        </a>
      )}
    </div>
  );
}

/** An offer among the messages or above the composer: to share one's own number, or to review the other side. */
export function PhoneOffer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="status">
      <div className={styles.words}>
        <b>{title}</b>
        <span className={`${textStyles.small} ${textStyles.muted}`}>{text}</span>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
