import { BackupError } from '../backup/backup-error.ts';
import { type MovedFiles, moveFiles } from '../storage/move-files.ts';
import { s3Bucket } from '../storage/s3/bucket.ts';
import { filesOf, localFilesOf, siteFolders } from '../storage/storage-of.ts';
import { type Command, UsageError } from './command.ts';

const usage = 'move --to s3|local [--prune]';

export const storageCommand: Command = {
  name: 'storage',
  usage: [usage],
  about:
    'Copies pictures and files from DATA_DIR into the bucket of S3_BUCKET, or back, and compares counts and hashes. ' +
    'May be repeated; --prune also removes what only the target has.',
  options: { to: { type: 'string' }, prune: { type: 'boolean' } },
  async run({ positionals: [verb, ...rest], values: { to, prune } }, { out, settings }) {
    if (verb !== 'move' || rest.length > 0 || (to !== 's3' && to !== 'local')) {
      throw new UsageError(`Usage: storage ${usage}`);
    }
    const environment = settings();
    const { s3 } = environment;
    if (!s3) throw new UsageError('storage move needs S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET.');
    if (to === 's3' && (await s3Bucket(s3).isPublic('media/'))) {
      throw new BackupError(`Anybody can read the bucket ${s3.bucket}: block public access to it first.`);
    }
    for (const folder of siteFolders) {
      const [local, bucket] = [localFilesOf(folder, environment), filesOf(folder, environment)];
      const [source, target] = to === 's3' ? [local, bucket] : [bucket, local];
      out.write(`${folder}: ${summaryOf(await moveFiles(source, target, { prune: prune === true }))}\n`);
    }
    out.write(
      to === 's3'
        ? 'Start the servers with S3_BUCKET. The files below DATA_DIR remain until you remove them.\n'
        : 'Start the servers without S3_BUCKET. The objects of the bucket remain until you remove them.\n',
    );
  },
};

function summaryOf({ count, bytes, copied, extra, removed }: MovedFiles): string {
  const size = `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const others =
    removed > 0
      ? `; removed ${removed} that the source does not have`
      : extra.length > 0
        ? `; the target has ${extra.length} more, which --prune removes`
        : '';
  return `${count} files, ${size}, of which ${copied} were copied now; all hashes are equal${others}.`;
}
