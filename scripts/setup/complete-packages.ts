import { findBinaries } from '../../server/database/embedded/binaries.ts';

/*
 * Completes the installation of the embedded PostgreSQL, which the account that runs the site may not write to: with
 * systemd as documented, the packages belong to root. A platform without embedded PostgreSQL has nothing to complete;
 * its site uses DATABASE_URL, and says so when it starts.
 */

await findBinaries().catch(() => undefined);
