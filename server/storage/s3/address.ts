/** Valid names of buckets. */
export const bucketName: RegExp = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

const shape = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/;
/** Folders of a key: no empty ones, and no characters that need encoding. */
const path = /^[\w.-]+(?:\/[\w.-]+)*$/;

export const isS3Address = (text: string): boolean => text.startsWith('s3://');

/** The parts of `s3://bucket/some/folder`; undefined for other texts. */
export function parseS3Address(text: string): { bucket: string; folder: string } | undefined {
  const [, bucket = '', folder = ''] = shape.exec(text) ?? [];
  if (!bucketName.test(bucket) || (folder !== '' && !path.test(folder))) return undefined;
  return { bucket, folder };
}
