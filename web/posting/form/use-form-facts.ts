import { useMemo } from 'react';
import { completePlaces } from '../../../contract/gazetteer.ts';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import { listCities } from '../../../contract/places.ts';
import { useAppDispatch } from '../../store.ts';

/** What a form has to ask the server for to check what was typed; what cannot be read passes. */
export interface FormFacts {
  /** The post that is changed, as its form sent it. */
  before: Readonly<Record<string, unknown>> | null;
  /** Pictures that it has already. */
  knownPictures: ReadonlySet<number>;
  /** The state that each place lies in, by the place's id. */
  states: () => Promise<ReadonlyMap<unknown, string>>;
  hasZip: (zip: string) => Promise<boolean>;
}

const nothing: ReadonlyMap<unknown, string> = new Map();

/** Reads each fact once a form; a reading that failed is tried again with the next check. */
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
