import { adminCommand } from './admin.ts';
import { announceCommand } from './announce.ts';
import { backupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { contentCommand } from './content.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { maintenanceCommand } from './maintenance.ts';
import { mapCommand } from './map.ts';
import { migrateCommand } from './migrate.ts';
import { moveToCommand } from './move-to.ts';
import { placesCommand } from './places.ts';
import { queueCommand } from './queue.ts';
import { reindexCommand } from './reindex.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';
import { storageCommand } from './storage.ts';
import { userCommand } from './user.ts';

/** All commands, in the order of the help text. */
export const commands: Command[] = [
  importCommand,
  exportCommand,
  seedCommand,
  reindexCommand,
  announceCommand,
  adminCommand,
  userCommand,
  queueCommand,
  contentCommand,
  mapCommand,
  placesCommand,
  backupCommand,
  restoreCommand,
  moveToCommand,
  storageCommand,
  maintenanceCommand,
  doctorCommand,
  migrateCommand,
];
