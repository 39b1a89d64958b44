import { neighborhoodPath } from '../addresses.ts';
import { useWords, type WordKey } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import * as textStyles from '../ui/shared/text.module.css';
import { areaWithPage } from './area-with-page.ts';

interface Props {
  /** The place that a list is narrowed to. */
  id: string | number | null | undefined;
  words: WordKey;
}

/** A link to the page of the neighborhood that a list is narrowed to; nothing for boroughs. */
export function AreaLink({ id, words }: Props) {
  const t = useWords();
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const area = areaWithPage(states, Number(id));
  return (
    area && (
      <a className={`${textStyles.link} ${textStyles.small}`} href={neighborhoodPath(area.id)}>
        {t(words, { area: area.name })}
      </a>
    )
  );
}
