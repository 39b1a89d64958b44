import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as authStyles from './auth.module.css';

interface Props {
  title: string;
  /** Below the title. */
  lead: ReactNode;
  /** Over the picture. */
  said: string;
  children: ReactNode;
}

/** A sign-in or registration page: the bridge on one side, a form on the other. */
export function AuthFrame({ title, lead, said, children }: Props) {
  const t = useWords();
  return (
    <div className={authStyles.page} data-own-edge="">
      <div className={authStyles.picture}>
        <img src="/art/hero.svg?crop=mobile" width={800} height={1720} alt="" decoding="async" />
        <p className={visibilityStyles.large}>{said}</p>
      </div>
      <div className={authStyles.side}>
        <div>
          <h1>{title}</h1>
          <p className={textStyles.muted}>{lead}</p>
        </div>
        <p className={`${fieldStyles.summary} ${visibilityStyles.withoutScripts}`}>
          {t('account:needScript')}
        </p>
        <div className={visibilityStyles.withScripts}>{children}</div>
      </div>
    </div>
  );
}
