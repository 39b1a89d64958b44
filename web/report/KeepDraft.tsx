import { useWords } from '../i18n/words.ts';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

interface Props {
  /** Also the effect of closing it without an answer: a stray key must not lose the input. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether to save a draft when a form with unsent input is closed. Requires the messages of `report`. */
export function KeepDraft({ onKeep, onDiscard }: Props) {
  const t = useWords();
  return (
    <Sheet
      title={t('report:keepTitle')}
      closeLabel={t('layout:close')}
      onClose={onKeep}
      footer={(close) => (
        <>
          <button type="button" className={buttonStyles.quiet} onClick={onDiscard}>
            {t('report:discard')}
          </button>
          <button type="button" className={buttonStyles.primary} onClick={close}>
            {t('report:keep')}
          </button>
        </>
      )}
    >
      <p>{t('report:keepText')}</p>
    </Sheet>
  );
}
