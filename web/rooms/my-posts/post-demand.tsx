import type { ComponentType } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import { type PostDemand, readDemand } from '../../../contract/matches.ts';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import type { useAppDispatch } from '../../store.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './post-demand.module.css';

type Dispatch = ReturnType<typeof useAppDispatch>;
export interface DemandProps {
  post: OwnPost;
}

/**
 * Reads the number of matches of a member's posts.
 * @returns a function that renders it beside a post: nothing without matches
 */
export async function loadDemand(lang: Lang, dispatch: Dispatch): Promise<ComponentType<DemandProps>> {
  const { data } = await dispatch((_dispatch, _getState, { api }) => api(readDemand, {}));
  const byId = new Map(data.map((one) => [one.id, one]));
  return withLateWords(lang, ['matches'], ({ post: { kind, id } }: DemandProps) => {
    const demand = byId.get(id);
    return demand ? <DemandLine kind={kind} demand={demand} /> : null;
  });
}

/** The number of people looking for an offer, or of offers matching a wanted post. */
function DemandLine({ kind, demand: { id, people, offers } }: { kind: OwnPost['kind']; demand: PostDemand }) {
  const t = useWords();
  return (
    <p className={styles.demand}>
      <Icon name={people === null ? 'search' : 'user'} size="s" />
      {people === null ? (
        <a className={textStyles.link} href={`/matches/${kind}/${id}`}>
          {t('matches:offers', { count: offers ?? 0 })}
        </a>
      ) : (
        t('matches:people', { count: people })
      )}
    </p>
  );
}
