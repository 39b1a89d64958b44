import type { ArticleCard } from '../../../contract/articles.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { GuideRow } from '../../ui/GuideRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as topicGroupStyles from '../../ui/topic-group.module.css';
import { FaqSection } from './FaqSection.tsx';
import { guidePlace } from './place.ts';
import * as styles from './UserGuidePage.module.css';

/** The guides by category, both in the editors' order. */
function byCategory(guides: readonly ArticleCard[]): [string, ArticleCard[]][] {
  const groups = new Map<string, ArticleCard[]>();
  for (const guide of guides) groups.set(guide.category, [...(groups.get(guide.category) ?? []), guide]);
  return [...groups];
}

/** `/User-Guide`: guides by category, then questions and answers. */
export default function UserGuidePage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.home.userGuidData);
  const faqs = useAppSelector((state) => state.home.faqs.data);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  return (
    <div className={styles.guide}>
      <div className={`${layoutStyles.wrap} ${styles.head}`}>
        <PageHeading title={t(guidePlace.title)} text={t(guidePlace.text)}>
          {faqs.length > 0 && (
            <a className={textStyles.link} href="#faq">
              {t('content:faqTitle')}
              <Icon name="chevron-down" size="s" />
            </a>
          )}
        </PageHeading>
      </div>
      <section className={layoutStyles.wrap} aria-labelledby="guides-title">
        <h2 id="guides-title" className={textStyles.hidden}>
          {t('content:guides')}
        </h2>
        {byCategory(data.data).map(([category, guides]) => (
          <div key={category} className={topicGroupStyles.group}>
            <h3>{category || t('content:otherGuides')}</h3>
            <ul>
              {guides.map((guide) => (
                <li key={guide.id}>
                  <GuideRow guide={guide} level={4} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      {faqs.length > 0 && <FaqSection groups={faqs} />}
    </div>
  );
}
