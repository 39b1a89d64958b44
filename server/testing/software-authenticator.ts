import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskey, PasskeySignIn } from '../../contract/passkeys.ts';

/** What an authenticator signs, each part as a test may forge it. */
export interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether it verified its user, by PIN or fingerprint. */
  verifiesUser?: boolean;
  counter?: number;
  userHandle?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator with one ES256 key, which signs whatever it is given. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const flagsOf = (ceremony: Ceremony, attested: boolean) =>
    0x01 | (ceremony.verifiesUser === false ? 0 : 0x04) | (attested ? 0x40 : 0);
  const authenticatorData = (ceremony: Ceremony, attested: boolean) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(ceremony.counter ?? 0);
    const head = [sha256(ceremony.rpId), Buffer.from([flagsOf(ceremony, attested)]), counter];
    const length = Buffer.from([0, id.length]);
    return Buffer.concat(attested ? [...head, Buffer.alloc(16), length, id, coseKey] : head);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  return {
    ...named,
    create(ceremony: Ceremony): AddPasskey['credential'] {
      const authData = authenticatorData(ceremony, true);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...named,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(ceremony: Ceremony): PasskeySignIn['credential'] {
      const data = authenticatorData(ceremony, false);
      const client = clientData('webauthn.get', ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...named,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(ceremony.userHandle !== undefined && {
            userHandle: Buffer.from(ceremony.userHandle).toString('base64url'),
          }),
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
