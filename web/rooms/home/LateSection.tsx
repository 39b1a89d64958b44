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
  /** The number of entries. */
  count: number;
  /** Its heading, if it is not a message of the page. */
  title?: string;
  /** Combines heading and body; one above the other by default. */
  children?: (body: ReactNode) => ReactNode;
}

/**
 * A section that loads when it comes near the viewport. Until then it has its heading, its link, and skeletons of
 * exactly the final height. Without scripts heading and link remain.
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
