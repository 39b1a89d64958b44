import { useState } from 'react';
import type { DeepReadonly } from '../../../contract/deep-readonly.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { timeWords } from '../time-words.ts';
import { useAdminRead } from '../use-admin-read.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Differences } from './Differences.tsx';
import * as styles from './History.module.css';
import { ReadBody } from './ReadBody.tsx';
import type { VersionCalls } from './version-calls.ts';

interface Props<Body> {
  calls: VersionCalls<Body>;
  /** The current state. */
  current: DeepReadonly<Body>;
  labelOf: (path: string) => string;
  /** The fields to compare, as displayed. */
  presentedOf: (body: DeepReadonly<Body>) => unknown;
  busy: boolean;
  /** Previews a version. */
  onPreview?: ((body: DeepReadonly<Body>) => void) | undefined;
  /** Without it versions cannot be restored. */
  onRestore?: ((versionId: number) => void) | undefined;
}

/** The versions of a record: when and by whom they were saved, their differences, and an action to restore them. */
export function History<Body>({ onRestore, ...rest }: Props<Body>) {
  const { list: listVersions, params } = rest.calls;
  const t = useWords();
  const { lang } = useSite();
  const list = useAdminRead(listVersions, { params });
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <ReadBody reading={list} isPart>
      {(versions) =>
        versions.length === 0 ? (
          <p className={textStyles.muted}>{t('admin:noVersions')}</p>
        ) : (
          <ol className={styles.versions}>
            {versions.map(({ id, at, by }, index) => {
              const when = at === null ? t('admin:versionFirst') : timeWords(at, lang);
              return (
                <li key={id} className={layoutStyles.panel}>
                  <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
                    <div>
                      <h2>{at === null ? when : <time dateTime={at}>{when}</time>}</h2>
                      {by !== null && (
                        <p className={textStyles.muted}>
                          {t('admin:versionBy')} <bdi>{by}</bdi>
                        </p>
                      )}
                      {by === null && at !== null && (
                        <p className={textStyles.muted}>{t('admin:versionByNobody')}</p>
                      )}
                    </div>
                    {index === 0 ? (
                      <span className={tagStyles.success}>{t('admin:versionNow')}</span>
                    ) : (
                      <button
                        type="button"
                        className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                        aria-expanded={openId === id}
                        onClick={() => setOpenId(openId === id ? null : id)}
                      >
                        {t('admin:versionLook')}
                        <span className={textStyles.hidden}> {when}</span>
                      </button>
                    )}
                  </div>
                  {openId === id && (
                    <OneVersion
                      {...rest}
                      version={id}
                      when={at === null ? null : when}
                      onRestore={onRestore && (() => onRestore(id))}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        )
      }
    </ReadBody>
  );
}

interface OneProps<Body> extends Omit<Props<Body>, 'onRestore'> {
  version: number;
  /** Null if the start of the version was not recorded. */
  when: string | null;
  onRestore: (() => void) | undefined;
}

function OneVersion<Body>(props: OneProps<Body>) {
  const { calls, version: id, when, current, labelOf, presentedOf, busy, onPreview, onRestore } = props;
  const t = useWords();
  const version = useAdminRead(calls.read, { params: { ...calls.params, version: id } });
  const [asks, setAsks] = useState(false);
  return (
    <ReadBody reading={version} isPart>
      {({ body }) => (
        <div className={styles.version}>
          <Differences
            was={presentedOf(body)}
            is={presentedOf(current)}
            wasTitle={t('admin:versionThen')}
            isTitle={t('admin:versionNow')}
            labelOf={labelOf}
          />
          <div className={layoutStyles.row}>
            {onRestore && (
              <button
                type="button"
                className={`${buttonStyles.primary} ${buttonStyles.small}`}
                disabled={busy}
                onClick={() => setAsks(true)}
              >
                <Icon name="undo" size="s" flip />
                {t('admin:restore')}
              </button>
            )}
            {onPreview && (
              <button
                type="button"
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                onClick={() => onPreview(body)}
              >
                <Icon name="eye" size="s" />
                {t('admin:lookAtPage')}
              </button>
            )}
          </div>
          {asks && onRestore && (
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
              <p>{when === null ? t('admin:restoreFirstText') : t('admin:restoreText', { when })}</p>
            </ConfirmDialog>
          )}
        </div>
      )}
    </ReadBody>
  );
}
