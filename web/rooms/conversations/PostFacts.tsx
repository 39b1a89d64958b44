import type { ConversationPost, ConversationPostState } from '../../../contract/conversation-posts.ts';
import { eventPath, jobPath, productPath, rentalPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Price } from '../../ui/Price.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

const kinds: Record<
  ConversationPost['kind'],
  { icon: IconName; path: (of: { id: number; slug: string }) => string }
> = {
  product: { icon: 'bag', path: productPath },
  rent: { icon: 'home', path: rentalPath },
  job: { icon: 'briefcase', path: jobPath },
  event: { icon: 'calendar', path: eventPath },
};

const tagOf: Record<ConversationPostState, string | undefined> = {
  available: tagStyles.success,
  reserved: tagStyles.warning,
  pending: tagStyles.warning,
  sold: tagStyles.plain,
  rented: tagStyles.plain,
  filled: tagStyles.plain,
  closed: tagStyles.plain,
  expired: tagStyles.plain,
  removed: tagStyles.error,
};

/** The public page of a published post. */
export const postHref = ({ kind, id, slug, state }: ConversationPost): string | null =>
  id !== null && (state === 'available' || state === 'reserved') ? kinds[kind].path({ id, slug }) : null;

export function PostArt({ post, sizes }: { post: ConversationPost; sizes: string }) {
  return (
    <div className={artStyles.art}>
      {post.photo ? (
        <Photo picture={post.photo} alt="" sizes={sizes} />
      ) : (
        <PatternArt seed={post.id ?? 0} icon={kinds[post.kind].icon} shape="square" />
      )}
    </div>
  );
}

export function StateTag({ state }: { state: ConversationPostState }) {
  const t = useWords();
  return <span className={tagOf[state]}>{t(`conversations:state.${state}`)}</span>;
}

export function PostPrice({ post: { kind, priceCents } }: { post: ConversationPost }) {
  const t = useWords();
  if (priceCents === null) return null;
  return (
    <>
      <Price cents={priceCents} />
      {kind === 'rent' && (
        <small className={`${textStyles.small} ${textStyles.muted}`}> {t('conversations:aMonth')}</small>
      )}
    </>
  );
}
