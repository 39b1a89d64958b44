import { type RootState, useAppSelector } from '../store.ts';

/** Several slices, for values derived from them. A change of other slices does not render the component again. */
export const useSlices = <K extends keyof RootState>(...names: K[]): Pick<RootState, K> =>
  useAppSelector(
    (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<RootState, K>,
    (one, other) => names.every((name) => one[name] === other[name]),
  );
