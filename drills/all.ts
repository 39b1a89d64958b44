import { alertRules } from './alert-rules.drill.ts';
import { calendars } from './calendars.drill.ts';
import { clockJump } from './clock-jump.drill.ts';
import { databaseAway } from './database-away.drill.ts';
import { databaseHanging } from './database-hanging.drill.ts';
import { diskFull } from './disk-full.drill.ts';
import type { Drill } from './drill.ts';
import { failover } from './failover.drill.ts';
import { kill } from './kill.drill.ts';
import { killInMigration } from './kill-in-migration.drill.ts';
import { killNode } from './kill-node.drill.ts';
import { mailAway } from './mail-away.drill.ts';
import { messagesKillNode } from './messages-kill-node.drill.ts';
import { pooler } from './pooler.drill.ts';
import { proxies } from './proxies.drill.ts';
import { restore } from './restore.drill.ts';
import { rollingRestart } from './rolling-restart.drill.ts';
import { slowClients } from './slow-clients.drill.ts';
import { bucketAway, storageAway } from './storage-away.drill.ts';
import { twoStarts } from './two-starts.drill.ts';

/** In the order of `all`; docs/operating.md has a row for each. */
export const drills: readonly Drill[] = [
  kill,
  killInMigration,
  databaseAway,
  databaseHanging,
  mailAway,
  diskFull,
  storageAway,
  bucketAway,
  slowClients,
  clockJump,
  twoStarts,
  rollingRestart,
  killNode,
  messagesKillNode,
  proxies,
  pooler,
  failover,
  restore,
  alertRules,
  calendars,
];
