import { useState } from 'react';
import {
  dismissReports,
  type ManagedListingDetail,
  putBackListing,
  readManagedListing,
  takeDownListing,
  verifyListing,
} from '../../../contract/managed-listings.ts';
import { takeDownTemplates } from '../../../contract/reasons.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import * as pageStyles from '../page.module.css';
import { AdminHead } from '../ui/AdminHead.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { UnreadPage } from '../ui/UnreadPage.tsx';
import { useAdminRead } from '../use-admin-read.ts';
import * as detailStyles from './detail.module.css';
import { ListingFacts } from './ListingFacts.tsx';
import { PosterHistory } from './PosterHistory.tsx';
import { PublicLink } from './PublicLink.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReportList } from './ReportList.tsx';
import { useDeskActs } from './use-desk-acts.ts';

interface Props {
  id: string;
  back: { href: string; label: string };
  /** Called once its reports are decided. */
  onDecided?: () => void;
}

/** One listing with its reports, the history of its poster, and the actions of the team. */
export function ListingDetail({ id, back, onDecided }: Props) {
  const t = useWords();
  const reading = useAdminRead(readManagedListing, { params: { id } }, { isSteady: true });
  if (reading.status !== 'ready')
    return (
      <UnreadPage
        reading={reading}
        title={t('admin-listings:title')}
        back={back}
        missing={{
          title: t('admin-listings:notThere'),
          text: t('admin-listings:notThereText'),
          codes: [404],
        }}
      />
    );
  const { data, again, change } = reading;
  return <Ready detail={data} back={back} again={again} change={change} onDecided={onDecided} />;
}

interface ReadyProps extends Pick<Props, 'back'> {
  detail: ManagedListingDetail;
  again: () => void;
  change: (detail: ManagedListingDetail) => void;
  onDecided: (() => void) | undefined;
}

function Ready({ detail, back, again, change, onDecided }: ReadyProps) {
  const t = useWords();
  const { listing, reports, poster, version } = detail;
  const { id, status, verified } = listing;
  const params = { id };
  const [dialog, setDialog] = useState<'take-down' | 'verify' | null>(null);
  const { isBusy, act } = useDeskActs(version, () => {
    setDialog(null);
    again();
  });
  const deciding = useDeskActs(version, (isDone) => (isDone && onDecided ? onDecided() : again()));
  const hasOpen = reports.some((report) => report.status === 'open');
  const mayTakeDown = !listing.removed && ['published', 'expired', 'closed'].includes(status);
  return (
    <div className={pageStyles.page}>
      <AdminHead title={listing.title} back={back}>
        {status === 'published' && <PublicLink listing={listing} />}
      </AdminHead>
      <div className={detailStyles.columns}>
        <ListingFacts detail={detail} />
        <div className={detailStyles.side}>
          <ReportList reports={reports} />
          {poster && <PosterHistory poster={poster} title={t('admin-listings:poster')} />}
        </div>
      </div>
      <div className={detailStyles.actions}>
        {mayTakeDown && (
          <button
            type="button"
            className={buttonStyles.dangerFilled}
            disabled={isBusy}
            onClick={() => setDialog('take-down')}
          >
            <Icon name="eye-off" />
            {t('admin-listings:takeDown')}
          </button>
        )}
        {status === 'taken_down' && !listing.removed && (
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => void act(putBackListing, { params }, t('admin-listings:putBackDone'))}
          >
            <Icon name="undo" />
            {t('admin-listings:putBack')}
          </button>
        )}
        {hasOpen && (
          <button
            type="button"
            className={buttonStyles.outlined}
            disabled={deciding.isBusy}
            onClick={() => void deciding.act(dismissReports, { params }, t('admin-listings:dismissDone'))}
          >
            <Icon name="check" />
            {t('admin-listings:dismiss')}
          </button>
        )}
        {listing.kind === 'business' && (
          <button
            type="button"
            className={buttonStyles.outlined}
            disabled={isBusy}
            onClick={() => setDialog('verify')}
          >
            <Icon name="verified" />
            {t(verified ? 'admin-listings:unverify' : 'admin-listings:verify')}
          </button>
        )}
        {detail.prayers && <PrayersButton id={id} change={change} again={again} />}
      </div>
      {dialog === 'take-down' && (
        <ReasonDialog
          title={t('admin-listings:takeDownTitle')}
          text={t(listing.owner ? 'admin-listings:takeDownText' : 'admin-listings:takeDownNobody')}
          action={t('admin-listings:takeDown')}
          busy={isBusy}
          standard={takeDownTemplates.map((template) => ({
            template,
            label: t(`admin-listings:often.${template}`),
          }))}
          onReason={(why) =>
            void act(takeDownListing, { params, body: why }, t('admin-listings:takeDownDone'))
          }
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'verify' && (
        <ConfirmDialog
          title={t(verified ? 'admin-listings:unverify' : 'admin-listings:verify')}
          action={t(verified ? 'admin-listings:unverify' : 'admin-listings:verify')}
          busy={isBusy}
          onConfirm={() =>
            void act(verifyListing, { params, body: { verified: !verified } }, t('admin-listings:verifyDone'))
          }
          onClose={() => setDialog(null)}
        >
          <p>{t(verified ? 'admin-listings:unverifyText' : 'admin-listings:verifyText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface PrayersProps {
  id: number;
  /** Replaces the displayed listing. */
  change: (detail: ManagedListingDetail) => void;
  again: () => void;
}

/** Opens the prayer times of a place of worship without an owner, as they are now. */
function PrayersButton({ id, change, again }: PrayersProps) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const [open, dialog] = useLateDialog(async () => {
    const [{ prayersDialog }, { data }] = await Promise.all([
      import('./prayers-dialog.tsx'),
      call(readManagedListing, { params: { id } }),
    ]);
    if (!data?.prayers) throw new Error('the listing cannot be read, or has an owner now');
    const { version, prayers } = data;
    const onChanged = (detail: ManagedListingDetail | null) => (detail ? change(detail) : again());
    return prayersDialog(lang, { id, version, prayers, onChanged });
  });
  return (
    <>
      <button type="button" className={buttonStyles.outlined} onClick={open}>
        <Icon name="clock" />
        {t('admin-listings:prayers')}
      </button>
      {dialog}
    </>
  );
}
