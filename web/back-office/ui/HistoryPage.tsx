import { type ReactNode, useState } from 'react';
import type { DeepReadonly } from '../../../contract/deep-readonly.ts';
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
  /** The name of the record. */
  name: string;
  /** The path of its edit page. */
  back: string;
  /** The name of that page, if it belongs to another record. */
  backLabel?: string;
  calls: VersionCalls<Body>;
  /** The ETag of the current version, as in `If-Match`. */
  version: string;
  current: DeepReadonly<Body>;
  /** The label of a path. */
  labelOf: (path: string) => string;
  /** The fields to compare, as displayed; all by default. */
  presentedOf?: (body: DeepReadonly<Body>) => unknown;
  /** Why versions cannot be restored, if so. */
  closed?: string | undefined;
  /** Previews a version as guests would see it. */
  preview?: (
    body: DeepReadonly<Body>,
    onRefused: (refusal: FetchError) => void,
    onClose: () => void,
  ) => ReactNode;
  /** Called when there is a newer version to read. */
  onChanged: () => void;
}

const asItIs = <Body,>(body: DeepReadonly<Body>): unknown => body;

/** The history of a record and the restoring of versions: the same page for all edited content. */
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
  const [looked, setLooked] = useState<{ body: DeepReadonly<Body> } | null>(null);
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
    // The current version differs from the displayed one.
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
