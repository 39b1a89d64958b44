import { useLocation } from 'react-router';
import { newAlertPath } from '../../contract/alert-values.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import { listSubject } from './alert-subject.ts';
import type { NewAlertProps } from './scriptless.ts';

/** Leads to the form of an alert for a list, for browsers without scripts. */
export function NewAlertLink({ listKey, words = 'layout:tellMe', isMain }: NewAlertProps) {
  const t = useWords();
  const { list, path, query } = listSubject(listKey, useLocation());
  return (
    <a
      className={isMain ? buttonStyles.accent : `${buttonStyles.soft} ${buttonStyles.small}`}
      href={newAlertPath({ list, path, query })}
      rel="nofollow"
    >
      <Icon name="bell" {...(!isMain && { size: 's' })} />
      {t(words)}
    </a>
  );
}
