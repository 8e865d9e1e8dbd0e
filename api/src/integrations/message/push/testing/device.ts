import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_END = 16;
const LENGTH_AT = 20;
const TAG_BYTES = 16;

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A device as RFC 8291 describes it: it subscribes at an address, and reads what is sent to it. */
export function createDevice(endpoint: string) {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const auth = randomBytes(SALT_END);
  return {
    subscription: { endpoint, p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Returns the text of a request's body. */
    read(body: Buffer): string {
      const keyAt = LENGTH_AT + 1;
      const sender = body.subarray(keyAt, keyAt + body.readUInt8(LENGTH_AT));
      const salt = body.subarray(0, SALT_END);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG_BYTES));
      const record = body.subarray(keyAt + sender.length, -TAG_BYTES);
      const text = Buffer.concat([decipher.update(record), decipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}
