import { adminCommand } from './admin.ts';
import { announceCommand } from './announce.ts';
import type { Command } from './command.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { migrateCommand } from './migrate.ts';
import { seedCommand } from './seed.ts';

/** Every command, in the order of the help. */
export const commands: Command[] = [
  importCommand,
  exportCommand,
  seedCommand,
  announceCommand,
  adminCommand,
  migrateCommand,
];
