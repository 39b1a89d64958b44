import { useMemo } from 'react';
import { completePlaces } from '../../../contract/gazetteer.ts';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import { listCities } from '../../../contract/places.ts';
import { useAppDispatch } from '../../store.ts';

/** Server data required for validation; checks without data pass. */
export interface FormFacts {
  /** The edited post, as its form submitted it. */
  before: Readonly<Record<string, unknown>> | null;
  /** Its existing pictures. */
  knownPictures: ReadonlySet<number>;
  /** The state of each place, by the place's id. */
  states: () => Promise<ReadonlyMap<unknown, string>>;
  hasZip: (zip: string) => Promise<boolean>;
}

const nothing: ReadonlyMap<unknown, string> = new Map();

/** Reads each item once per form; a failed read is retried with the next validation. */
export function useFormFacts(edited: OwnPostForm | null): FormFacts {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const api = dispatch((_dispatch, _getState, extra) => extra.api);
    let states: Promise<ReadonlyMap<unknown, string>> | null = null;
    const zips = new Map<string, Promise<boolean>>();
    return {
      before: edited?.body ?? null,
      knownPictures: new Set(edited?.pictures.map(({ id }) => id)),
      states: () => {
        states ??= api(listCities).then(
          ({ data }) =>
            new Map(data.flatMap(({ cities }) => cities.map(({ id, stateCode }) => [id, stateCode]))),
        );
        return states.catch(() => {
          states = null;
          return nothing;
        });
      },
      hasZip: (zip) => {
        const asking =
          zips.get(zip) ??
          api(completePlaces, { query: { q: zip, limit: 1 } }).then(({ data }) => data[0]?.zip === zip);
        zips.set(zip, asking);
        return asking.catch(() => {
          zips.delete(zip);
          return true;
        });
      },
    };
  }, [dispatch, edited]);
}
