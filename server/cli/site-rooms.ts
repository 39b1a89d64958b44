import { pino } from 'pino';
import type { Db } from '../database/connect.ts';
import { createPost } from '../post.ts';
import { createCatalogSource } from '../rooms/catalog/service.ts';
import { createCleanup } from '../rooms/media/service.ts';
import { createModeration } from '../rooms/moderation/service.ts';
import { createMyPosts } from '../rooms/my-posts/service.ts';
import { createPosting } from '../rooms/posting/service.ts';
import { senderOf } from '../rooms/settings/service.ts';
import { createUsers } from '../rooms/users/service.ts';
import { storageOf } from '../storage/storage-of.ts';
import type { CommandEnvironment, Terminal } from './command.ts';

const now = () => new Date();

function roomsOf(db: Db, environment: CommandEnvironment) {
  const { connectionString, publicUrl, undoSeconds } = environment;
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const { queue, mailer } = post;
  const cleanup = createCleanup(db, { storage: storageOf(environment), queue });
  const source = createCatalogSource(db, now);
  const myPosts = createMyPosts(db);
  const posting = createPosting({ db, source, myPosts, cleanup });
  const users = createUsers({ db, myPosts, mailer, publicUrl, sweepLater: cleanup.sweepLater });
  const moderation = createModeration({
    db,
    posting,
    users,
    source,
    queue,
    mailer,
    publicUrl,
    undoSeconds,
  });
  return { db, now, users, moderation, queue };
}
export type SiteRooms = Omit<ReturnType<typeof roomsOf>, 'queue'>;

/** The rooms of the site for the command line; queued emails are handed over when it ends. */
export function withRooms<T>(terminal: Terminal, work: (rooms: SiteRooms) => Promise<T>): Promise<T> {
  return terminal.withDatabase(async (db, environment) => {
    const { queue, ...rooms } = roomsOf(db, environment);
    try {
      return await work(rooms);
    } finally {
      await queue.drain();
      await queue.stop();
    }
  });
}
