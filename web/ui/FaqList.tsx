import type { FaqGroup } from '../../contract/entries.ts';
import * as styles from './FaqList.module.css';
import { Icon } from './Icon.tsx';
import * as layoutStyles from './shared/layout.module.css';
import * as proseStyles from './shared/prose.module.css';
import * as topicGroupStyles from './topic-group.module.css';

interface Props {
  groups: readonly FaqGroup[];
  /** The answers are expanded initially. */
  unfolded: boolean;
}

/** Questions by group; each expands to its answer. */
export function FaqList({ groups, unfolded }: Props) {
  return groups.map(({ group, entries }) => (
    <div key={group} className={topicGroupStyles.group}>
      <h3>{group}</h3>
      <ul className={styles.questions}>
        {entries.map(({ id, slug, question, answer }) => (
          <li key={id}>
            <details id={`q-${slug}`} open={unfolded}>
              <summary>
                <span className={layoutStyles.grow}>{question}</span>
                <Icon name="chevron-down" />
              </summary>
              <div
                className={proseStyles.prose}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: editors write HTML, cleaned when it is stored
                dangerouslySetInnerHTML={{ __html: answer }}
              />
            </details>
          </li>
        ))}
      </ul>
    </div>
  ));
}
