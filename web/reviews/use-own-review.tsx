import { useLocation } from 'react-router';
import { readOwnPartOfMember } from '../../contract/member-reviews.ts';
import { type OwnPart, readOwnPart } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useToken } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import { useRead } from '../state/use-read.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import { type Reviewed, type ReviewTarget, reviewedId } from './reviewed-place.ts';
import { useOpenedOnce } from './use-opened-once.ts';

const mark = '#write-review';

/** The visitor's relation to the reviews, and the subject of their own one. */
function usePart(of: Reviewed, isSignedIn: boolean) {
  const input = isSignedIn ? { params: { id: reviewedId(of) } } : null;
  const ofBusiness = useRead(readOwnPart, of.kind === 'business' ? input : null);
  const ofMember = useRead(readOwnPartOfMember, of.kind === 'member' ? input : null);
  const { again, data } = of.kind === 'business' ? ofBusiness : ofMember;
  const part: OwnPart | null = isSignedIn ? data : null;
  const conversationId = ofMember.data?.conversationId ?? null;
  let target: ReviewTarget | null = null;
  if (of.kind === 'business') target = of;
  else if (conversationId !== null) target = { kind: 'member', conversationId, name: of.name };
  return { part, target, again };
}

/**
 * The visitor's own review of a business or of a member, and the form for it, which links with the fragment
 * `#write-review` open.
 */
export function useOwnReview(of: Reviewed) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname } = useLocation();
  const toast = useToast();
  const isSignedIn = useToken() !== null;
  const { part, target, again } = usePart(of, isSignedIn);
  const [open, dialog] = useLateDialog(async () => {
    if (!target) throw new Error('nothing to review');
    return (await import('./review-dialog.tsx')).reviewDialog(lang, {
      target,
      review: part?.review ?? null,
      onSent: (what) => {
        again();
        if (what === 'sent')
          toast({ kind: 'success', title: t('reviews:sent'), text: t('reviews:sentText') });
        else toast({ kind: 'success', title: t('reviews:removed') });
      },
    });
  });
  const isReady = part !== null && part.barrier === null && target !== null;
  useOpenedOnce(mark, isReady, open);
  return {
    part,
    isSignedIn,
    open,
    /** The form. */
    dialog,
    /** Whether `write` returns something: guests sign in first to write about a business. */
    mayWrite: isReady || (!isSignedIn && of.kind === 'business'),
    /** A button that opens the form, for guests a link to it by signing in; null if there is nothing to write. */
    write: (className: string | undefined, words = t(part?.review ? 'reviews:change' : 'reviews:write')) => {
      if (isReady)
        return (
          <button type="button" className={className} onClick={open}>
            {words}
          </button>
        );
      if (isSignedIn || of.kind === 'member') return null;
      return (
        <a className={className} rel="nofollow" href={loginPath(pathname + mark)}>
          {words}
        </a>
      );
    },
  };
}
