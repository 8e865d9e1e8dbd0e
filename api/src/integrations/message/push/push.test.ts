import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { MessageRefused } from '../sms/protocol/messageSender.ts';
import { encryptPush } from './encryptPush.ts';
import { createHttpPushSender } from './httpPushSender.ts';
import { DeviceGone } from './pushSender.ts';
import { hasValidKeys, isPushAddress } from './pushServices.ts';
import { createDevice } from './testing/device.ts';
import { startPushServer } from './testing/pushServer.ts';
import { vapidOf } from './vapid.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const FCM = 'https://fcm.googleapis.com/fcm/send/abc';

test('a message is encrypted as in the example of RFC 8291, appendix A', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(encryptPush('When I grow up, I want to be a watermelon', device, { pair, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  [FCM, true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['https://web.push.apple.com/QA', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@10.0.0.1/', false],
  ['https://user@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilnotify.windows.com/', false],
  ['https://notify.windows.com/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://localhost/', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s is an address of a known push service: %s', (endpoint, isKnown) => {
  expect(isPushAddress(endpoint)).toBe(isKnown);
});

test('a key that is no point of the curve, or a secret of another length, is not accepted', () => {
  const { subscription } = createDevice(FCM);
  const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  expect(hasValidKeys(subscription)).toBe(true);
  expect(hasValidKeys({ ...subscription, p256dh: noPoint })).toBe(false);
  expect(hasValidKeys({ ...subscription, auth: 'AAAA' })).toBe(false);
});

describe('a message to a push service', () => {
  let service: Awaited<ReturnType<typeof startPushServer>>;
  const vapid = vapidOf(randomBytes(32));
  beforeAll(async () => {
    service = await startPushServer();
  });
  beforeEach(() => {
    service.requests.length = 0;
    service.answer.status = 201;
    service.answer.headers = {};
  });
  afterAll(() => service.close());

  const send = (device = createDevice(`${service.origin}/device`), trialOrigin = service.origin) =>
    createHttpPushSender({ vapid, trialOrigin, now: () => NOW }).send({
      key: 'notice-1-push-2',
      subscription: device.subscription,
      ...{ title: '결제 안내', text: '안내', path: '/sign/me', lifetimeMs: 90_500, isUrgent: false },
    });

  test('is read by the device alone, and says how long it is kept', async () => {
    const device = createDevice(`${service.origin}/device`);
    await send(device);
    await send(device);
    const [request, repeat] = service.requests;
    const read = JSON.parse(device.read(request?.body ?? Buffer.alloc(0))) as Record<string, string>;
    expect(read).toEqual({ title: '결제 안내', text: '안내', path: '/sign/me', tag: request?.headers['topic'] });
    expect(request?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '90',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(repeat?.headers['topic']).toBe(request?.headers['topic']);
    expect(repeat?.body.equals(request?.body ?? Buffer.alloc(0))).toBe(false);
    expect(request?.body.toString('latin1')).not.toContain('/sign/me');
  });

  test('is signed by the portal’s key, for this service and for half a day', async () => {
    await send();
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(service.requests[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const publicKey = createPublicKey(vapid.privateKey);
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: service.origin,
      exp: NOW.getTime() / 1000 + 43_200,
      sub: expect.stringMatching(/^mailto:.+@/),
    });
  });

  test.each([
    [404, DeviceGone],
    [410, DeviceGone],
    [400, MessageRefused],
    [403, MessageRefused],
    [413, MessageRefused],
    [429, Error],
    [500, Error],
    [503, Error],
  ])('answered with %i is refused by %p', async (status, kind) => {
    service.answer.status = status;
    const refusal = await send().catch((error: unknown) => error);
    expect((refusal as Error).constructor).toBe(kind);
  });

  test('goes nowhere else: neither along a redirect nor to an unknown address', async () => {
    service.answer.status = 307;
    service.answer.headers = { location: `${service.origin}/elsewhere` };
    await expect(send()).rejects.toThrow();
    await expect(send(createDevice(`${service.origin}/device`), '')).rejects.toThrow(MessageRefused);
    expect(service.requests.map(({ path }) => path)).toEqual(['/device']);
  });
});
