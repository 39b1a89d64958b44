import { type BanNeeds, createBanning } from './banning.ts';

export type { Ban, Judge } from './banning.ts';

/** People who have an account, in the hands of those who work behind the scenes. */
export function createPeople(needs: BanNeeds) {
  return createBanning(needs);
}
export type People = ReturnType<typeof createPeople>;
