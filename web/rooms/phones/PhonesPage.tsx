import { decidePhoneCall, listPhoneCalls, type PhoneCall } from '../../../contract/phone-proofs.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { polled, useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';

/** `/admin/phones`: the numbers that members want to be called on, each to be confirmed or closed. */
export default function PhonesPage() {
  const t = useWords();
  const reading = useAdminRead(listPhoneCalls, {}, polled);
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.phones')} text={t('admin-users:phonesText')} />
      <ReadBody reading={reading} isPart>
        {(calls) =>
          calls.length === 0 ? (
            <EmptyState
              level={2}
              title={t('admin-users:phonesEmpty')}
              text={t('admin-users:phonesEmptyText')}
            />
          ) : (
            <ul className={orderStyles.list}>
              {calls.map((one) => (
                <Row key={one.id} call={one} onDecided={reading.again} />
              ))}
            </ul>
          )
        }
      </ReadBody>
    </div>
  );
}

function Row({
  call: { id, phone, preferredTime, at, member },
  onDecided,
}: {
  call: PhoneCall;
  onDecided: () => void;
}) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const decide = async (proved: boolean) => {
    const { refusal } = await call(decidePhoneCall, { params: { id }, body: { proved } });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else
      toast({ kind: 'success', title: t(proved ? 'admin-users:phoneConfirmed' : 'admin-users:phoneClosed') });
    onDecided();
  };
  return (
    <li className={layoutStyles.panel}>
      <div className={layoutStyles.grow}>
        <a className={textStyles.link} href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          <bdi>{member.name}</bdi> · {dateWords(at, lang)}
          {preferredTime && (
            <>
              {' '}
              · <bdi>{preferredTime}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={layoutStyles.row}>
        <button type="button" className={buttonStyles.primary} onClick={() => void decide(true)}>
          {t('admin-users:phoneConfirm')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={() => void decide(false)}>
          {t('admin-users:phoneClose')}
        </button>
      </div>
    </li>
  );
}
