import { useEffect, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useCopy } from '../../ui/use-copy.ts';
import * as factorStyles from './factor.module.css';

/** Recovery codes, displayed once, until the user confirms to have saved them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useWords();
  const site = new URL(useSite().publicUrl).host;
  const email = useAppSelector((state) => state.profile.account.data?.email ?? '');
  const copy = useCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const download = () => {
    const text = [t('two-step:codesFile', { site, email }), '', ...codes, ''].join('\r\n');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div ref={box} className={`${factorStyles.factor} ${factorStyles.sheet}`} tabIndex={-1} role="status">
      <h3>{t('two-step:recovery')}</h3>
      <p className={textStyles.muted}>{t('two-step:recoveryText')}</p>
      <p className={factorStyles.printed}>
        {t('two-step:codesFile', { site: isolate(site), email: isolate(email) })}
      </p>
      <ul className={factorStyles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`${layoutStyles.row} ${factorStyles.actions}`}>
        <button type="button" className={buttonStyles.outlined} onClick={() => void copy(codes.join('\n'))}>
          {t('two-step:copyCodes')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={download}>
          {t('two-step:downloadCodes')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={() => window.print()}>
          {t('two-step:printCodes')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={onSaved}>
          {t('two-step:codesSaved')}
        </button>
      </div>
    </div>
  );
}
