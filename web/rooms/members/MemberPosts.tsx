import { type ReactNode, useState } from 'react';
import type { Member } from '../../../contract/members.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { JobRow } from '../../ui/JobRow.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { RentalCard } from '../../ui/RentalCard.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MemberPage.module.css';

/** The posts under a member's name, by kind. */
export function MemberPosts({ member: { posts } }: { member: Member }) {
  const { products, rentals, jobs, events, businesses } = posts;
  return (
    <>
      <Kind title="members:products" of={products} className={styles.things}>
        {(product) => <ProductCard product={product} />}
      </Kind>
      <Kind title="members:rentals" of={rentals} className={styles.cards}>
        {(rental) => <RentalCard rental={rental} />}
      </Kind>
      <Kind title="members:jobs" of={jobs} className={styles.rows}>
        {(job) => <JobRow job={job} />}
      </Kind>
      <Kind title="members:events" of={events} className={styles.rows}>
        {(event) => <EventRow event={event} />}
      </Kind>
      <Kind title="members:businesses" of={businesses} className={styles.cards}>
        {(business) => <BusinessCard business={business} />}
      </Kind>
    </>
  );
}

/** The number of posts of each kind before more are requested. */
const atFirst = 8;

interface KindProps<Card> {
  title: WordKey;
  of: { total: number; newest: readonly Card[] };
  className: string | undefined;
  children: (card: Card) => ReactNode;
}

function Kind<Card extends { id: number }>({ title, of, className, children }: KindProps<Card>) {
  const t = useWords();
  const { total, newest } = of;
  const [isWhole, setWhole] = useState(false);
  if (newest.length === 0) return null;
  const visible = isWhole ? newest : newest.slice(0, atFirst);
  const others = newest.length - visible.length;
  return (
    <section className={styles.kind}>
      <SectionHead title={t(title)} />
      <ul className={className}>
        {visible.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${styles.more}`}
          onClick={() => setWhole(true)}
        >
          {t('members:more', { count: others })}
        </button>
      )}
      {others === 0 && total > newest.length && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.more}`}>
          {t('members:newestOf', { shown: newest.length, count: total })}
        </p>
      )}
    </section>
  );
}
