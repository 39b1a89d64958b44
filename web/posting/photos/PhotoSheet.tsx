import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as photoDialogStyles from './PhotoDialog.module.css';

interface Props {
  title: string;
  /** Called whenever it closes. */
  onClose: () => void;
  footer: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog for one photo, a bottom sheet on small screens. It opens when it is mounted. */
export function PhotoSheet(props: Props) {
  const t = useWords();
  return <Sheet className={photoDialogStyles.sheet} closeLabel={t('posting-photos:close')} {...props} />;
}
