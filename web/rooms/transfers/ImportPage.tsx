import { useNavigate } from 'react-router';
import { busyStates, cancelImport, deleteImport, startImport } from '../../../contract/transfers.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as countsStyles from './counts.module.css';
import { FilePanel } from './FilePanel.tsx';
import * as styles from './ImportPage.module.css';
import { MappingPanel } from './MappingPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import * as panelStyles from './panel.module.css';
import { ResultPanel } from './ResultPanel.tsx';
import { StateTag } from './StateTag.tsx';
import { useImport } from './use-import.ts';

const back = '/admin/transfer';

/** One import from upload to completion: file content, mapping, validation, result, and undo. */
export function ImportPage({ id }: { id: number }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const navigate = useNavigate();
  const own = useImport(id);
  const { detail, failed, act } = own;
  const backLink = { href: back, label: t('admin-transfers:back') };
  if (failed !== null && !detail)
    return (
      <div className={pageStyles.page}>
        <AdminHead title={t('admin:section.transfer')} back={backLink} />
        <EmptyState
          icon="warning"
          title={failed === 404 ? t('admin:noSuchPlace') : t('errors:failedTitle')}
          text={failed === 404 ? t('admin:noSuchPlaceText') : t('errors:failedText')}
        >
          <button type="button" className={buttonStyles.primary} onClick={own.again}>
            {t('errors:tryAgain')}
          </button>
        </EmptyState>
      </div>
    );
  if (!detail)
    return (
      <div className={pageStyles.page} role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  const { transfer, isMapped, file, fileError } = detail;
  const { state } = transfer;
  const isWorking = busyStates.includes(state);
  const canBeRead = ['ready', 'checked', 'failed', 'cancelled'].includes(state);
  const wasRun = ['done', 'cancelled', 'failed', 'undoing', 'undone'].includes(state);
  const remove = async () => {
    const { refusal } = await call(deleteImport, { params: { id } });
    if (!refusal) void navigate(back);
  };
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <AdminHead title={transfer.fileName} back={backLink}>
        <StateTag state={state} />
      </AdminHead>
      <p className={textStyles.muted}>
        {[t(`admin-transfers:kind.${transfer.kind}`), transfer.mappingName, transfer.by]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isWorking && (
        <section className={`${layoutStyles.panel} ${panelStyles.panel}`} aria-live="polite">
          <h2>{t(`admin-transfers:${state as 'checking' | 'running' | 'undoing'}`)}</h2>
          <progress value={state === 'undoing' ? undefined : transfer.progress} max={1} />
          {state !== 'undoing' && (
            <>
              <p>{t('admin-transfers:readSoFar', { count: transfer.counts.read })}</p>
              <button
                type="button"
                className={buttonStyles.outlined}
                disabled={own.busy}
                onClick={() => void act(cancelImport)}
              >
                {t('admin-transfers:cancel')}
              </button>
            </>
          )}
        </section>
      )}
      {wasRun && <ResultPanel transfer={transfer} act={act} busy={own.busy} />}
      {canBeRead && !file && (
        <EmptyState
          icon="box"
          title={fileError ?? t('admin-transfers:fileGone')}
          text={t('admin-transfers:fileGoneText')}
        />
      )}
      {state === 'checked' && (
        <section className={`${layoutStyles.panel} ${panelStyles.panel}`}>
          <h2>{t('admin-transfers:checkedTitle')}</h2>
          <ul className={countsStyles.counts}>
            <li className={countsStyles.good}>
              {t('admin-transfers:good', { count: transfer.counts.inserted })}
            </li>
            {transfer.counts.refused > 0 && (
              <li className={countsStyles.bad}>
                {t('admin-transfers:refused', { count: transfer.counts.refused })}
              </li>
            )}
            {transfer.counts.warnings > 0 && (
              <li>{t('admin-transfers:warned', { count: transfer.counts.warnings })}</li>
            )}
          </ul>
          {transfer.counts.inserted > 0 ? (
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={own.busy}
              onClick={() => void act(startImport)}
            >
              {t('admin-transfers:start', { count: transfer.counts.inserted })}
            </button>
          ) : (
            <p>{t('admin-transfers:startNone')}</p>
          )}
        </section>
      )}
      {(state === 'checked' || state === 'done' || state === 'cancelled') &&
        transfer.counts.refused + transfer.counts.warnings > 0 && (
          <ProblemsPanel transfer={transfer} hasFile={file !== null} />
        )}
      {canBeRead && file && (
        <>
          {isMapped && state !== 'checked' && (
            <PreviewPanel key={JSON.stringify(detail.choice) + state} id={id} own={own} />
          )}
          <MappingPanel key={file.columns.join('|')} detail={detail} own={own} />
          <FilePanel detail={detail} own={own} />
          {!wasRun && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${styles.remove}`}
              disabled={own.busy}
              onClick={() => void remove()}
            >
              {t('admin-transfers:remove')}
            </button>
          )}
        </>
      )}
      <p className={textStyles.hidden} role="status">
        {t(`admin-transfers:state.${state}`)} {formatNumber(transfer.counts.read, lang)}
      </p>
    </div>
  );
}
