import type { TransferState } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';

const looks: Partial<Record<TransferState, string>> = {
  done: 'tag ok',
  failed: 'tag err',
  cancelled: 'tag warn',
  checking: 'tag brand',
  running: 'tag brand',
  undoing: 'tag brand',
};

/** How far an import is. */
export function StateTag({ state }: { state: TransferState }) {
  const t = useWords();
  return <span className={looks[state] ?? 'tag'}>{t(`admin-transfer:state.${state}`)}</span>;
}
