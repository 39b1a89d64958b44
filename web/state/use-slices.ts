import { type RootState, useAppSelector } from '../store.ts';

/** Some slices, for what is worked out of several: a change of any other does not render the component again. */
export const useSlices = <K extends keyof RootState>(...names: K[]): Pick<RootState, K> =>
  useAppSelector(
    (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<RootState, K>,
    (one, other) => names.every((name) => one[name] === other[name]),
  );
