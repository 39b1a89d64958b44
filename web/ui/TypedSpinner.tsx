import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useSite } from '../site.tsx';
import { graphemes } from './graphemes.ts';
import * as textStyles from './shared/text.module.css';
import * as styles from './TypedSpinner.module.css';

/**
 * A rotating star with the loading text, typed letter by letter (section 2 of the specification, «Layout»). It is
 * one text node, so that Arabic letters join. Screen readers get the whole text at once, as do users with reduced
 * motion.
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
