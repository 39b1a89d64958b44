import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import * as factorStyles from './factor.module.css';

/** Shown once, until somebody says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
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
      <p className="muted">{t('member:recoveryText')}</p>
      <ul className={factorStyles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="btn o" onClick={() => void copy()}>
          {t('member:copyCodes')}
        </button>
        <button type="button" className="btn p" onClick={onKept}>
          {t('member:codesKept')}
        </button>
      </div>
    </div>
  );
}
