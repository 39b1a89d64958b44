import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useSite } from '../site.tsx';
import { graphemes } from './graphemes.ts';
import * as textStyles from './shared/text.module.css';
import * as styles from './TypedSpinner.module.css';

/**
 * A turning star that types what is waited for, a letter at a time (the spec's section 2, «Layout»). It is
 * one text throughout, so that Arabic letters join as they come. What reads aloud gets the whole at once, and
 * so does who wishes for little motion.
 */
export function TypedSpinner({ text }: { text: string }) {
  const { lang } = useSite();
  const letters = useMemo(() => graphemes(text, lang), [text, lang]);
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTyped(isStill ? letters.length : 0);
    if (isStill) return;
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      setTyped(count);
      if (count >= letters.length) clearInterval(timer);
    }, limits.typingStepMs);
    return () => clearInterval(timer);
  }, [letters]);
  return (
    <div className={styles.waiting}>
      <span className={styles.star} aria-hidden="true" />
      <span className={textStyles.hidden} role="status">
        {text}
      </span>
      <span className={styles.typed} data-text={text} aria-hidden="true">
        <span>{letters.slice(0, typed).join('')}</span>
      </span>
    </div>
  );
}
