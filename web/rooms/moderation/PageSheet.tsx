import { previewQueuedPost, type QueueItem } from '../../../contract/moderation.ts';
import { PreviewSheet } from '../../back-office/ui/PreviewSheet.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';

interface Props {
  item: Pick<QueueItem, 'kind' | 'id' | 'title'>;
  onClose: () => void;
}

/** A preview of the post's public page, as if it were approved now. */
export function PageSheet({ item: { kind, id, title }, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  return (
    <PreviewSheet
      title={title}
      ask={(lang) => call(previewQueuedPost, { params: { kind, id }, body: { lang } })}
      onRefused={(refusal) =>
        toast({ kind: 'error', title: t('admin-moderation:failed'), text: wordsOf(refusal) })
      }
      onClose={onClose}
    />
  );
}
