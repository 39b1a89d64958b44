import type { TransferState } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';

const tagOf: Partial<Record<TransferState, string | undefined>> = {
  done: tagStyles.success,
  failed: tagStyles.error,
  cancelled: tagStyles.warning,
  checking: tagStyles.brand,
  running: tagStyles.brand,
  undoing: tagStyles.brand,
};

/** The status of an import. */
export function StateTag({ state }: { state: TransferState }) {
  const t = useWords();
  return <span className={tagOf[state] ?? tagStyles.plain}>{t(`admin-transfers:state.${state}`)}</span>;
}
