import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import * as pageStyles from '../page.module.css';
import { AdminHead } from './AdminHead.tsx';
import { History } from './History.tsx';
import type { VersionCalls } from './version-calls.ts';

interface Props<Body> {
  /** What the thing is called. */
  name: string;
  /** Where it is edited. */
  back: string;
  /** What that place is called, where it is another's than the thing's own. */
  backLabel?: string;
  calls: VersionCalls<Body>;
  /** Of what is there now, as in `If-Match`. */
  version: string;
  current: Body;
  /** What a place of it is called. */
  labelOf: (path: string) => string;
  /** What of it is compared, as people read it; without it all that there is. */
  presentedOf?: (body: Body) => unknown;
  /** Why nothing can be restored any more, where that is so. */
  closed?: string | undefined;
  /** Shows what it was as guests would see it. */
  preview?: (body: Body, onRefused: (refusal: FetchError) => void, onClose: () => void) => ReactNode;
  /** Called when there is something newer to read. */
  onChanged: () => void;
}

const asItIs = <Body,>(body: Body): unknown => body;

/** What a thing was, and the way back to it: the same page for all that editors change. */
export function HistoryPage<Body>(props: Props<Body>) {
  const {
    name,
    back,
    backLabel = name,
    calls,
    version,
    closed,
    preview,
    onChanged,
    presentedOf = asItIs,
    ...rest
  } = props;
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [looked, setLooked] = useState<{ body: Body } | null>(null);
  const refused = (refusal: FetchError) => {
    const [[first] = []] = Object.values(refusal.errors ?? {});
    toast({ kind: 'error', title: t('admin:failed'), text: first ?? wordsOf(refusal) });
  };
  const restore = async (versionId: number) => {
    setBusy(true);
    const { refusal } = await call(
      calls.restore,
      { params: { ...calls.params, version: versionId } },
      { headers: { 'if-match': version } },
    );
    setBusy(false);
    if (refusal) refused(refusal);
    else toast({ kind: 'success', title: t('admin:restored') });
    // What stands there is another than was seen.
    if (!refusal || refusal.status === 409) onChanged();
  };
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={t('admin:historyOf', { name })}
        text={t('admin:historyText')}
        back={{ href: back, label: backLabel }}
      />
      {closed && <p>{closed}</p>}
      <History<Body>
        {...rest}
        calls={calls}
        presentedOf={presentedOf}
        busy={isBusy}
        onPreview={preview && ((body) => setLooked({ body }))}
        onRestore={closed ? undefined : (versionId) => void restore(versionId)}
      />
      {looked && preview?.(looked.body, refused, () => setLooked(null))}
    </div>
  );
}
