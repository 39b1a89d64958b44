import '../../styles/admin-editing.css';
import { useState } from 'react';
import type { Version } from '../../../contract/versions.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useRead } from '../../state/use-read.ts';
import { Icon } from '../../ui/Icon.tsx';
import { timeWords } from '../time-words.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Differences } from './Differences.tsx';
import { ReadFailed } from './ReadFailed.tsx';

interface Props<Body> {
  /** Where the versions are read. */
  path: string;
  /** What the thing is now. */
  current: Body;
  labelOf: (path: string) => string;
  busy: boolean;
  /** Looks at a version as it was shown. */
  onLook?: (body: Body) => void;
  onRestore: (versionId: number) => void;
}

/** What a thing was: when, by whom, in what it differed, and the way back to it. */
export function History<Body>({ path, current, labelOf, busy, onLook, onRestore }: Props<Body>) {
  const t = useWords();
  const { lang } = useSite();
  const list = useRead<Version[]>(path);
  const [openId, setOpenId] = useState<number | null>(null);
  if (list.status === 'failed') return <ReadFailed again={list.again} />;
  if (list.status === 'loading') return <div className="sk" role="status" aria-label={t('admin:loading')} />;
  if (list.data.length === 0) return <p className="muted">{t('admin:noVersions')}</p>;
  return (
    <ol className="adm-history">
      {list.data.map(({ id, at, by }, index) => {
        const when = timeWords(at, lang);
        return (
          <li key={id} className="pn">
            <div className="row sp">
              <div>
                <b>
                  <time dateTime={at}>{when}</time>
                </b>
                <p className="muted">
                  {by ? (
                    <>
                      {t('admin:versionBy')} <bdi>{by}</bdi>
                    </>
                  ) : (
                    t('admin:versionByNobody')
                  )}
                </p>
              </div>
              {index === 0 ? (
                <span className="tag ok">{t('admin:versionNow')}</span>
              ) : (
                <button
                  type="button"
                  className="btn o sm"
                  aria-expanded={openId === id}
                  onClick={() => setOpenId(openId === id ? null : id)}
                >
                  {t('admin:versionLook')}
                  <span className="sr"> {when}</span>
                </button>
              )}
            </div>
            {openId === id && (
              <OneVersion
                path={`${path}/${id}`}
                when={when}
                {...{ current, labelOf, busy, onLook }}
                onRestore={() => onRestore(id)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface OneProps<Body> extends Pick<Props<Body>, 'path' | 'current' | 'labelOf' | 'busy'> {
  when: string;
  onLook: Props<Body>['onLook'] | undefined;
  onRestore: () => void;
}

function OneVersion<Body>({ path, when, current, labelOf, busy, onLook, onRestore }: OneProps<Body>) {
  const t = useWords();
  const version = useRead<{ body: Body }>(path);
  const [asks, setAsks] = useState(false);
  if (version.status === 'failed') return <ReadFailed again={version.again} />;
  if (version.status === 'loading')
    return <div className="sk" role="status" aria-label={t('admin:loading')} />;
  const { body } = version.data;
  return (
    <div className="one">
      <Differences
        was={body}
        is={current}
        wasTitle={t('admin:versionThen')}
        isTitle={t('admin:versionNow')}
        labelOf={labelOf}
      />
      <div className="row">
        <button type="button" className="btn p sm" disabled={busy} onClick={() => setAsks(true)}>
          <Icon name="undo" size="s" flip />
          {t('admin:restore')}
        </button>
        {onLook && (
          <button type="button" className="btn o sm" onClick={() => onLook(body)}>
            <Icon name="eye" size="s" />
            {t('admin:lookAtPage')}
          </button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t('admin:restoreTitle')}
          action={t('admin:restore')}
          busy={busy}
          onConfirm={() => {
            setAsks(false);
            onRestore();
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('admin:restoreText', { when })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
