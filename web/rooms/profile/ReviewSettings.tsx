import { useState } from 'react';
import { readReviewMailSettings, saveReviewMailSettings } from '../../../contract/review-mails.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useToast } from '../../ui/Toasts.tsx';

/** The setting for optional emails about reviews, which a link in each of them turns off. */
export function ReviewSettings() {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const settings = useRead(readReviewMailSettings, {});
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (mails: boolean) => {
    setChosen(mails);
    const { refusal } = await call(saveReviewMailSettings, { body: { mails } });
    if (!refusal) return;
    setChosen(!mails);
    toast({ kind: 'error', title: wordsOf(refusal) });
  };
  return (
    <MemberSection id="reviews-title" title={t('member:reviews')} text={t('member:reviewsText')}>
      {settings.data && (
        <Switch
          name="review-mails"
          label={t('member:reviewMails')}
          checked={chosen ?? settings.data.mails}
          onChange={(mails) => void choose(mails)}
        />
      )}
    </MemberSection>
  );
}
