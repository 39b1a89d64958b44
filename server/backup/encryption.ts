import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import type { Head } from './manifest.ts';

type Encryption = NonNullable<Head['encryption']>;

const cipher = 'aes-256-gcm';
export const nonceBytes = 12;
export const tagBytes = 16;
/** 128 · n · r bytes, which scrypt needs, doubled. */
const memory = ({ n, r }: Encryption) => 2 * 128 * n * r;

/** The key derivation for a new backup: with a random salt, in a fifth of a second and 64 MB. */
export const newEncryption = (): Encryption => ({
  ...{ cipher, kdf: 'scrypt', n: 65_536, r: 8, p: 1 },
  salt: randomBytes(16).toString('hex'),
});

/** @param passphrase in any Unicode normalization form */
export async function keyOf(passphrase: string, encryption: Encryption): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
  const { n, r, p, salt } = encryption;
  const options = { N: n, r, p, maxmem: memory(encryption) };
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, options);
}

/** Encrypts a file as nonce, ciphertext, tag. The path is authenticated, so files cannot be swapped. */
export function encrypting(key: Buffer, path: string): Transform {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(path));
  let isBegun = false;
  const begin = (stream: Transform) => {
    if (!isBegun) stream.push(nonce);
    isBegun = true;
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      begin(this);
      done(null, sealing.update(piece));
    },
    flush(done) {
      begin(this);
      this.push(sealing.final());
      done(null, sealing.getAuthTag());
    },
  });
}

/** Decrypts the ciphertext between nonce and tag; fails at the end if key, path, or any byte differs. */
export function decrypting(key: Buffer, path: string, { nonce, tag }: { nonce: Buffer; tag: Buffer }) {
  const opening = createDecipheriv(cipher, key, nonce).setAAD(Buffer.from(path));
  opening.setAuthTag(tag);
  return opening;
}
