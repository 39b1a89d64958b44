import { useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './Arrived.module.css';

/** Confirms that a form was sent, in its place, and takes the focus. */
export function Arrived({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.arrived} role="status" tabIndex={-1}>
      <Icon name="check" size="l" />
      <b>{title}</b>
      <p className={textStyles.muted}>{text}</p>
    </div>
  );
}
