import { useState } from 'react';
import { useNavigate } from 'react-router';
import { approveClaim, type ClaimDetail, readClaim, rejectClaim } from '../../../contract/claims.ts';
import { claimTemplates } from '../../../contract/reasons.ts';
import * as detailStyles from '../../back-office/listing/detail.module.css';
import { ListingFacts } from '../../back-office/listing/ListingFacts.tsx';
import { PosterHistory } from '../../back-office/listing/PosterHistory.tsx';
import { PublicLink } from '../../back-office/listing/PublicLink.tsx';
import { ReasonDialog } from '../../back-office/listing/ReasonDialog.tsx';
import { useDeskActs } from '../../back-office/listing/use-desk-acts.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { UnreadPage } from '../../back-office/ui/UnreadPage.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { ClaimFacts } from './ClaimFacts.tsx';
import * as styles from './ClaimPage.module.css';

const place = '/admin/claims';

/** One claim: the member's statement, the business, the member, competing claims, and the decision. */
export function ClaimPage({ id }: { id: string }) {
  const t = useWords();
  const reading = useAdminRead(readClaim, { params: { id } }, { isSteady: true });
  if (reading.status !== 'ready')
    return (
      <UnreadPage
        reading={reading}
        title={t('admin-claims:title')}
        back={{ href: place, label: t('admin:section.claims') }}
        missing={{ title: t('admin-claims:notThere'), text: t('admin-claims:notThereText'), codes: [404] }}
      />
    );
  return <Ready detail={reading.data} again={reading.again} />;
}

function Ready({ detail, again }: { detail: ClaimDetail; again: () => void }) {
  const t = useWords();
  const navigate = useNavigate();
  const { claim, business, member, others } = detail;
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null);
  const [verified, setVerified] = useState(true);
  const { isBusy, act } = useDeskActs(undefined, (isDone) => {
    setDialog(null);
    if (isDone) void navigate(place);
    else again();
  });
  const { listing } = business;
  const params = { id: claim.id };
  return (
    <div className={pageStyles.page}>
      <AdminHead title={listing.title} back={{ href: place, label: t('admin:section.claims') }}>
        <a
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          href={`/admin/listings/${listing.id}`}
        >
          <Icon name="list" size="s" />
          {t('admin-claims:toListing')}
        </a>
        {listing.status === 'published' && <PublicLink listing={listing} />}
      </AdminHead>
      <div className={detailStyles.columns}>
        <ListingFacts detail={business} />
        <div className={detailStyles.side}>
          <ClaimFacts claim={claim} member={member} others={others} />
          <PosterHistory poster={member} title={t('admin-claims:member')} />
        </div>
      </div>
      {claim.status === 'pending' && (
        <div className={detailStyles.actions}>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => setDialog('approve')}
          >
            <Icon name="check" />
            {t('admin-claims:approve')}
          </button>
          <button
            type="button"
            className={buttonStyles.danger}
            disabled={isBusy}
            onClick={() => setDialog('reject')}
          >
            <Icon name="close" />
            {t('admin-claims:reject')}
          </button>
        </div>
      )}
      {dialog === 'approve' && (
        <ConfirmDialog
          title={t('admin-claims:approveTitle')}
          action={t('admin-claims:approve')}
          busy={isBusy}
          onConfirm={() => void act(approveClaim, { params, body: { verified } }, t('admin-claims:approved'))}
          onClose={() => setDialog(null)}
        >
          <p>
            {t(claim.others > 0 ? 'admin-claims:approveOthers' : 'admin-claims:approveText', {
              name: member.name,
            })}
          </p>
          <label className={styles.confirmation}>
            <input
              type="checkbox"
              checked={verified}
              onChange={({ currentTarget }) => setVerified(currentTarget.checked)}
            />
            {t('admin-claims:verify')}
          </label>
        </ConfirmDialog>
      )}
      {dialog === 'reject' && (
        <ReasonDialog
          title={t('admin-claims:rejectTitle')}
          text={t('admin-claims:rejectText')}
          action={t('admin-claims:reject')}
          busy={isBusy}
          standard={claimTemplates.map((template) => ({
            template,
            label: t(`admin-claims:often.${template}`),
          }))}
          onReason={(why) => void act(rejectClaim, { params, body: why }, t('admin-claims:rejected'))}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
