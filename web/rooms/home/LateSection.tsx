import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OnwardLink, SectionHead } from '../../ui/SectionHead.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './late.module.css';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import type { Section } from './section-list.ts';
import { useSection } from './use-section.ts';

interface Props {
  section: Section;
  /** How many entries there are to show. */
  count: number;
  /** Its heading, where that is no word of the page. */
  title?: string;
  /** How heading and body are put together; one above the other by default. */
  children?: (body: ReactNode) => ReactNode;
}

/**
 * A section that is read when it comes near the view. Until then it has its heading, the way to all of it,
 * and the outlines of what comes, exactly as high. Without scripts the heading and the way remain.
 */
export function LateSection({ section, count, title, children }: Props) {
  const t = useWords();
  const { element, data, Body, status, retry } = useSection(section);
  const body = (
    <div className={styles.late} aria-busy={status === 'waiting' || undefined}>
      {status === 'shown' && Body ? (
        <Body data={data} />
      ) : (
        <>
          <SectionSkeleton name={section.name} count={count} still={status === 'failed'} />
          {status === 'failed' && <SectionFailed onRetry={retry} />}
        </>
      )}
    </div>
  );
  const heading = title ?? (section.title && t(section.title));
  return (
    <section ref={element} className={section.className} data-section={section.name}>
      {children ? (
        children(body)
      ) : (
        <div className={layoutStyles.wrap}>
          {heading && (
            <SectionHead title={heading} text={section.text && t(section.text)}>
              {section.links.map(({ to, words }) => (
                <OnwardLink key={to} to={to}>
                  {t(words)}
                </OnwardLink>
              ))}
            </SectionHead>
          )}
          {body}
        </div>
      )}
    </section>
  );
}

function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const t = useWords();
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" size="l" />
      <p>{t('home:sectionFailed')}</p>
      <button type="button" className={`${buttonStyles.outlined} ${buttonStyles.small}`} onClick={onRetry}>
        {t('errors:tryAgain')}
      </button>
    </div>
  );
}
