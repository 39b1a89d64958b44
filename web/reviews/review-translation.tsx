import { type ComponentType, useState } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { type ReviewTranslation, translateReview } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useCall } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import { useToast } from '../ui/Toasts.tsx';
import * as styles from './review-translation.module.css';

interface Props {
  id: number;
  /** Replaces the texts of the review; null restores the original. */
  swap: (texts: ReviewTranslation | null) => void;
}

/** The offer of a review in another language, rendered once its messages have loaded. */
export const reviewTranslation = (lang: Lang, id: number, swap: Props['swap']): Promise<ComponentType> =>
  withLateWords(lang, ['translations'], () => <Offer id={id} swap={swap} />);

/** Translates a review by the translation service, with the original one press away. */
function Offer({ id, swap }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [translated, setTranslated] = useState<ReviewTranslation | null>(null);
  const [isMachine, setMachine] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const display = (texts: ReviewTranslation | null) => {
    setMachine(texts !== null);
    swap(texts);
  };
  const translate = async () => {
    if (translated) return display(translated);
    setBusy(true);
    const { data, refusal } = await call(translateReview, { params: { id } });
    setBusy(false);
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    setTranslated(data);
    display(data);
  };
  return (
    <div className={styles.offer}>
      <p role="status">
        {isMachine && <span className={tagStyles.warning}>{t('translations:byMachine')}</span>}
      </p>
      <button
        type="button"
        className={`${buttonStyles.quiet} ${buttonStyles.small}`}
        aria-disabled={isBusy || undefined}
        onClick={() => (isMachine ? display(null) : !isBusy && void translate())}
      >
        <Icon name="globe" size="s" />
        {t(isMachine ? 'translations:showOriginal' : 'translations:translate')}
      </button>
    </div>
  );
}
