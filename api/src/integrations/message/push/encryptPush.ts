import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushSubscription } from './pushSender.ts';

/** Encryption of messages to devices: RFC 8291, with the content coding `aes128gcm` of RFC 8188, in one record. */

export const PUSH_CURVE = 'prime256v1';
const SALT_BYTES = 16;
const SECRET_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Key pair and salt of one message. */
interface Once {
  pair: ECDH;
  salt: Buffer;
}

function newOnce(): Once {
  const pair = createECDH(PUSH_CURVE);
  pair.generateKeys();
  return { pair, salt: randomBytes(SALT_BYTES) };
}

/** Returns the body of a request to a push service. @throws if the device's key is no point of the curve */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  { pair, salt }: Once = newOnce(),
): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender]);
  const secret = derive(pair.computeSecret(device), Buffer.from(auth, 'base64url'), info, SECRET_BYTES);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([
    ...[salt, sizes, sender],
    ...[cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ]);
}
