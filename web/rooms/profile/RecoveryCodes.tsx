import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as factorStyles from './factor.module.css';

/** Shown once, until somebody says that they are kept. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useWords();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ kind: 'success', icon: 'copy', title: t('cards:copied') }),
      () => toast({ kind: 'error', title: t('cards:copyFailed') }),
    );
  return (
    <div ref={box} className={factorStyles.factor} tabIndex={-1} role="status">
      <h3>{t('member:recovery')}</h3>
      <p className={textStyles.muted}>{t('member:recoveryText')}</p>
      <ul className={factorStyles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={layoutStyles.row}>
        <button type="button" className={buttonStyles.outlined} onClick={() => void copy()}>
          {t('member:copyCodes')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={onSaved}>
          {t('member:codesKept')}
        </button>
      </div>
    </div>
  );
}
