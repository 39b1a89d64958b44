import type { Db } from '../../database/connect.ts';
import type { OwnPostsRoom } from '../own-posts/service.ts';
import { type BanNeeds, createBanning } from './banning.ts';
import { createPeopleReading } from './reading.ts';

export type { Ban } from './banning.ts';
export type { Judge } from './judge.ts';

export interface PeopleNeeds extends BanNeeds {
  db: Db;
  ownPosts: OwnPostsRoom;
}

/** People who have an account, in the hands of those who work behind the scenes. */
export function createPeople(needs: PeopleNeeds) {
  return { ...createPeopleReading(needs), ...createBanning(needs), db: needs.db };
}
export type People = ReturnType<typeof createPeople>;
