import { timingSafeEqual } from 'node:crypto';
import type { Picture } from '../../../contract/pictures.ts';

/*
 * Pictures of messages are accessible to the two sides of a conversation only. Their keys have a prefix that public
 * URLs never have, and their URLs are signed for a limited time, as an `img` cannot send a token.
 */

const prefix = 'private-';
const hour = 3_600_000;
/** The length of a signature in bytes. */
const signed = 16;

export const privateName = (name: string): string => `${prefix}${name}`;

/** Whether the file of this key requires a signed URL. */
export const isPrivateKey = (key: string): boolean => key.startsWith(prefix);

export type Hash = (text: string) => Promise<Buffer>;

const signatureOf = async (hash: Hash, key: string, until: number): Promise<Buffer> =>
  (await hash(`private media ${key} ${until}`)).subarray(0, signed);

/** Whether the URL of a private file has a valid signature of this site. */
export async function isSigned(
  hash: Hash,
  { key, until, signature }: { key: string; until: string | undefined; signature: string | undefined },
  now: Date,
): Promise<boolean> {
  if (!until || !signature || !/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const [given, right] = [Buffer.from(signature, 'base64url'), await signatureOf(hash, key, Number(until))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * A picture with signed URLs, if it is private. They are valid for one to two hours, and the same within an hour,
 * so that browsers can cache them.
 */
export async function signPicture(hash: Hash, picture: Picture, now: Date): Promise<Picture> {
  const until = (Math.floor(now.getTime() / hour) + 2) * hour;
  const sign = async (url: string): Promise<string> => {
    const key = url.slice(url.lastIndexOf('/') + 1);
    if (!isPrivateKey(key)) return url;
    return `${url}?until=${until}&signature=${(await signatureOf(hash, key, until)).toString('base64url')}`;
  };
  const variants = picture.variants.map(async (variant) => ({ ...variant, url: await sign(variant.url) }));
  return { ...picture, url: await sign(picture.url), variants: await Promise.all(variants) };
}
