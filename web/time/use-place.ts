import { useCallback, useEffect, useState } from 'react';
import { type Lang, pickText } from '../../contract/locales.ts';
import { listNeighborhoods, type NeighborhoodCard } from '../../contract/neighborhoods.ts';
import type { Point } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useCall } from '../state/sending.ts';
import { storeChoices, useChoices } from './choices.ts';

export interface NamedPlace {
  /** Within a sentence. */
  name: string;
  /** On its own. */
  label: string;
  /** The language of the name. */
  lang: Lang;
  point: Point;
}

/** The place of the prayer times: the selected neighborhood, else the center of the city. */
export function usePlace(): NamedPlace {
  const t = useWords();
  const { lang, mapCenter } = useSite();
  const choices = useChoices();
  const { place } = choices;
  const isNameless = place !== null && !place.names[lang];
  const { areas, read } = useAreas();
  useEffect(() => {
    if (isNameless) read();
  }, [isNameless, read]);
  const found = isNameless && areas?.find(({ id }) => id === place.id);
  useEffect(() => {
    if (found && choices.place)
      storeChoices({
        ...choices,
        place: { ...choices.place, names: { ...choices.place.names, [lang]: found.name } },
      });
  }, [found, choices, lang]);

  if (!place) return { name: t('time:inCenter'), label: t('time:center'), lang, point: mapCenter };
  const { text, lang: langOfName } = pickText(place.names, lang);
  return { name: text, label: text, lang: langOfName, point: place.point };
}

/** The available neighborhoods, once loaded. */
export function useAreas() {
  const call = useCall();
  const [areas, setAreas] = useState<readonly NeighborhoodCard[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    void call(listNeighborhoods).then(({ data }) => (data ? setAreas(data) : setFailed(true)));
  }, [call]);
  return { areas, isFailed, read };
}
