import type { ReactNode } from 'react';
import type { RentalDetail } from '../../contract/rentals.ts';
import { memberPath } from '../addresses.ts';
import { AdSlot } from '../advertising/AdSlot.tsx';
import { useWords } from '../i18n/words.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { useSite } from '../site.tsx';
import type { ContactFolder } from '../state/reveal-contact.ts';
import { useTally } from '../state/use-tally.ts';
import { useTranslated } from '../translations/use-translated.tsx';
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx';
import { dateWords } from '../ui/date-words.ts';
import { Gallery } from '../ui/Gallery.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type KeyFact, KeyFacts } from '../ui/KeyFacts.tsx';
import { SaveButton } from '../ui/SaveButton.tsx';
import { OnwardLink, SectionHead } from '../ui/SectionHead.tsx';
import * as artStyles from '../ui/shared/art.module.css';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as detailStyles from '../ui/shared/detail.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useShare } from '../ui/use-share.tsx';
import { ContactBar } from './ContactBar.tsx';
import { ContactCard } from './ContactCard.tsx';
import { PostPlace } from './PostPlace.tsx';
import * as styles from './post-page.module.css';
import { useContact } from './use-contact.ts';

/** The shared layout of rentals, jobs and products. */
export type Post = Pick<
  RentalDetail,
  | 'id'
  | 'title'
  | 'borough'
  | 'lang'
  | 'description'
  | 'writtenIn'
  | 'photos'
  | 'postedAt'
  | 'postedBy'
  | 'anonymous'
  | 'contact'
  | 'area'
  | 'whereabouts'
>;

interface Props {
  post: Post;
  folder: ContactFolder;
  /** As saved items name it. */
  kind: 'rent' | 'job' | 'product' | 'event';
  crumbs: readonly Crumb[];
  /** Replaces the photographs if there are none: tile work, or nothing. */
  cover?: ReactNode;
  /** Beside the title: a badge. */
  badge?: ReactNode;
  /** The type of the post: “For rent”, “Hiring”. */
  tag: string;
  /** A wanted post. */
  isWanted: boolean;
  /** Beside the tag: its status. */
  status?: ReactNode;
  place: ReactNode;
  /** The written location, for directions, if it is public. */
  address?: string | readonly string[] | null;
  facts: (KeyFact | null)[];
  about: string;
  contactTitle: string;
  price: ReactNode;
  /** Below the price. */
  priceNote?: ReactNode;
  /** A primary action that precedes calling. */
  apply?: ReactNode;
  /** Replaces it in the bar of small screens. */
  quick?: ReactNode;
  /** Other actions, below the contact options. */
  last?: ReactNode;
  /** The provider, if that is not the poster. */
  poster?: ReactNode;
  /** Its status, above everything. */
  notice?: ReactNode;
  /** On wide screens few photographs, or the cover, are beside the title, above both columns. */
  hasLead?: boolean;
  /** Safety tips, below the contact options. */
  tips?: ReactNode;
  /** It is over or canceled: there is no contact any longer. */
  isOver?: boolean;
  /** Additional sections below the description. */
  children?: ReactNode;
  similar: { title: string; href: string; list: ReactNode } | null;
}

/** Up to this number photographs are in the text column: at full width they would be cropped too much. */
const few = 2;
/** The size in pixels of the first photograph and of the others. */
const widths = [820, 404] as const;

/** A post: description, price, contact details of the poster, and similar posts. */
export function PostPage(props: Props) {
  const { folder, kind, crumbs, cover, badge, tag, place, facts, about, price, similar } = props;
  const { priceNote, apply, isOver = false } = props;
  const [swapped, translations] = useTranslated(folder, props.post);
  const post = { ...props.post, ...swapped };
  const { title, lang, description, photos, contact: ways } = post;
  const t = useWords();
  const contact = useContact(folder, post.id);
  const writePath = ways.message ? `/messages/new?about=${kind}-${post.id}` : null;
  useTally(folder, post.id);
  const posted: KeyFact = {
    icon: 'calendar',
    label: t('post-page:posted'),
    value: dateWords(post.postedAt, useSite().lang),
  };
  const gallery = photos.length > 0 && (
    <section aria-label={t('post-page:gallery')}>
      <Gallery pictures={photos} name={title} widths={widths} eager />
    </section>
  );
  const inColumn = photos.length <= few && gallery;
  const picture = gallery || cover;
  const hasLead = props.hasLead && photos.length <= few;
  const offer = (
    <>
      <div className={styles.price}>{price}</div>
      {priceNote && <p className={`${textStyles.small} ${textStyles.muted}`}>{priceNote}</p>}
      {props.poster ?? <Poster post={post} />}
    </>
  );
  const head = (
    <>
      <header className={styles.head} data-beside-picture="">
        {badge}
        <div>
          <p className={styles.tags}>
            <span className={tagStyles.brand}>{tag}</span>
            {props.status}
          </p>
          <h1 dir="auto" lang={lang}>
            {title}
          </h1>
          <p className={`${textStyles.muted} ${styles.place}`}>
            <Icon name="pin" size="s" />
            <span>{place}</span>
          </p>
        </div>
      </header>
      <div className={styles.facts}>
        <KeyFacts of={[...facts, posted]} />
      </div>
    </>
  );
  return (
    <>
      <div className={`${layoutStyles.wrap} ${detailStyles.page} ${detailStyles.post}`}>
        <div className={styles.top}>
          <Breadcrumbs crumbs={crumbs} />
          <PostActions post={post} kind={kind} />
        </div>
        {props.notice}
        {hasLead ? (
          <div className={styles.lead}>
            {picture}
            <div>{head}</div>
          </div>
        ) : (
          !inColumn && picture
        )}
        <div className={detailStyles.columns}>
          <div>
            {!hasLead && (
              <>
                {inColumn}
                {head}
              </>
            )}
            {description.text && (
              <section className={layoutStyles.block}>
                <h2>{about}</h2>
                <p className={styles.text} dir="auto" lang={description.lang}>
                  {description.text}
                </p>
              </section>
            )}
            {translations}
            {props.children}
            <PostPlace post={post} kind={kind} address={props.address} isWanted={props.isWanted} />
          </div>
          <div className={detailStyles.side}>
            {isOver ? (
              <section className={layoutStyles.panel}>{offer}</section>
            ) : (
              <ContactCard
                contact={contact}
                ways={ways}
                writePath={writePath}
                title={props.contactTitle}
                first={apply}
                last={props.last}
              >
                {offer}
              </ContactCard>
            )}
            {props.tips}
            <AdSlot slot="details" />
          </div>
        </div>
        {similar && (
          <section className={detailStyles.similar}>
            <SectionHead title={similar.title}>
              <OnwardLink to={similar.href}>{t('post-page:seeAll')}</OnwardLink>
            </SectionHead>
            {similar.list}
          </section>
        )}
      </div>
      {!isOver && (
        <ContactBar
          contact={contact}
          ways={ways}
          writePath={writePath}
          price={price}
          first={props.quick ?? apply}
        />
      )}
    </>
  );
}

function PostActions({ post: { id, title }, kind }: Pick<Props, 'post' | 'kind'>) {
  const t = useWords();
  const [openShare, shareDialog] = useShare(title);
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`${buttonStyles.quiet} ${buttonStyles.small} ${visibilityStyles.withScripts}`}
        aria-label={t('place:shareTitle', { name: title })}
        onClick={openShare}
      >
        <Icon name="share" />
        <span>{t('place:share')}</span>
      </button>
      {shareDialog}
      <SaveButton kind={kind} id={id} name={title} wordy />
      <ReportButton kind={kind} id={id} />
    </div>
  );
}

/** The poster, unless anonymous. */
function Poster({ post: { id, postedBy, anonymous } }: { post: Post }) {
  const t = useWords();
  const name = postedBy?.name ?? (anonymous ? t('post-page:anonymous') : null);
  if (name === null) return null;
  const { count = 0, average: rating } = postedBy?.rating ?? {};
  const letter = anonymous ? '' : encodeURIComponent([...name.trim()][0] ?? '');
  return (
    <div className={styles.poster}>
      <span className={artStyles.logo}>
        <img
          src={`/art/badge/${id}.svg?letter=${letter}`}
          width={48}
          height={48}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </span>
      <div className={layoutStyles.grow}>
        {postedBy?.page ? (
          <a className={textStyles.link} dir="auto" href={memberPath(postedBy.page)}>
            {name}
          </a>
        ) : (
          <b dir="auto">{name}</b>
        )}
        {count > 0 && (
          <div className={`${textStyles.small} ${textStyles.muted}`}>
            {rating
              ? t('place-cards:rated', { rating, count })
              : `${t('place-cards:newPlace')} · ${t('place-cards:soFar', { count })}`}
          </div>
        )}
        {postedBy?.phoneProved && (
          <div className={`${textStyles.small} ${textStyles.muted}`}>{t('post-page:phoneProved')}</div>
        )}
        {anonymous && (
          <div className={`${textStyles.small} ${textStyles.muted}`}>{t('post-page:anonymousText')}</div>
        )}
      </div>
    </div>
  );
}
