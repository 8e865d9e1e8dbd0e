import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Passkey of a test: makes and signs as an authenticator with ES256 does. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const dataOf = (flags: number) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  };
  const answerOf = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  const challengeIn = (options: string) => (JSON.parse(options) as { challenge: string }).challenge;

  return {
    /** Answer to options for making. */
    make(options: string): string {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        dataOf(USER_PRESENT | USER_VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answerOf({
        clientDataJSON: base64url(clientData('webauthn.create', challengeIn(options))),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      });
    },

    /** Answer to options for signing; without `isVerified` nobody has unlocked the device. */
    sign(options: string, isVerified = true): string {
      const authenticatorData = dataOf(isVerified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT);
      const data = clientData('webauthn.get', challengeIn(options));
      return answerOf({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
      });
    },
  };
}
