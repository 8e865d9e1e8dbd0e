import { MINUTE_MS } from '../../../../clock/durations.ts';
import { type Message, MessageRefused } from '../protocol/messageSender.ts';
import { createSolapiSender, type SolapiSettings } from './solapiSender.ts';
import { BLOCKED_PHONE, CHANNEL, openSolapi, SENDER, TEMPLATE } from './testing/openSolapi.ts';
import type { Trouble } from './testing/solapiServer.ts';

const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
let solapi: Awaited<ReturnType<typeof openSolapi>>;
const PHONE = '01012340001';
const message = (also: Partial<Message> = {}): Message => ({
  key: 'notice-1-sms',
  userPhone: PHONE,
  text: '[한빛외식업협회] 안내',
  ...also,
});
const paid = {
  text: '[한빛외식업협회] 2급 교육 50,000원 결제가 확인되었습니다.',
  template: { id: TEMPLATE, variables: { 교육: '2급 교육', 금액: '50,000원' } },
};
const errorOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error as Error);
const stored = () => solapi.server.book.messages;
/**
 * Contract on which the adapter relies, checked with the local service and, with a key in the environment, with Solapi
 * itself, which sends two messages to `SOLAPI_PHONE` and charges for them.
 */

interface Target {
  settings: SolapiSettings;
  phone: string;
  close(): Promise<void>;
}
const { SOLAPI_KEY, SOLAPI_SECRET, SOLAPI_SENDER, SOLAPI_PHONE } = process.env;
async function local(): Promise<Target> {
  const { server, settings } = await openSolapi();
  return { settings, phone: '01012340001', close: server.close };
}
const real = async (): Promise<Target> => ({
  settings: { key: SOLAPI_KEY ?? '', secret: SOLAPI_SECRET ?? '', sender: SOLAPI_SENDER ?? '', kakaoChannel: CHANNEL },
  phone: SOLAPI_PHONE ?? '',
  close: () => Promise.resolve(),
});
const hasKey = [SOLAPI_KEY, SOLAPI_SECRET, SOLAPI_SENDER, SOLAPI_PHONE].every(Boolean);
const targets: [string, () => Promise<Target>][] = [['the local service', local]];
if (hasKey) targets.push(['Solapi', real]);

beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00+09:00');
  solapi = await openSolapi(() => clock.now);
});

afterEach(() => solapi.server.close());

describe('a message', () => {
  test('is an SMS up to 90 bytes of EUC-KR, and a long SMS above', async () => {
    const { acceptedAs } = await solapi.sender.send(message({ text: `${'가'.repeat(44)}ab` }));
    await solapi.sender.send(message({ text: `${'가'.repeat(45)}a` }));
    expect(stored()).toEqual([
      expect.objectContaining({ type: 'SMS', to: PHONE, from: SENDER, statusCode: '2000', messageId: acceptedAs }),
      expect.objectContaining({ type: 'LMS', statusCode: '2000' }),
    ]);
    expect(stored()[0]).toMatchObject({ customFields: { messageKey: 'notice-1-sms' } });
  });

  test('is converted to EUC-KR', async () => {
    const text = '\u1112\u1161\u11ab빛 – 뷁 😀\u00a0’26\r\n끝'.normalize('NFD');
    await solapi.sender.send(message({ text }));
    expect(stored()[0]).toMatchObject({ text: '한빛 - ? ? ’26\n끝', statusCode: '2000' });
  });

  test('is sent as 알림톡 if it has a template, with the same text as SMS if that fails', async () => {
    expect(await solapi.sender.send(message(paid))).toEqual({ acceptedAs: stored()[0]?.messageId });
    expect(stored()[0]).toMatchObject({
      type: 'ATA',
      text: paid.text,
      kakaoOptions: {
        pfId: CHANNEL,
        templateId: TEMPLATE,
        variables: { '#{교육}': '2급 교육', '#{금액}': '50,000원' },
        disableSms: false,
      },
    });
    solapi.server.book.fates.set(PHONE, ['3104', '4000']);
    solapi.server.book.report();
    expect(stored()[0]).toMatchObject({ type: 'SMS', text: paid.text, replacement: true });
  });

  test.each([
    ['a template that is not registered', { template: { ...paid.template, id: 'KA01TPother' } }, '1042'],
    ['another wording than the registered', { text: `${paid.text} 고맙습니다.` }, '1043'],
    ['a variable without a value', { template: { id: TEMPLATE, variables: { 교육: '2급 교육' } } }, '1043'],
  ])('with %s is sent as SMS at once, and reports it', async (_what, changes, code) => {
    const { acceptedAs, templateRefused } = await solapi.sender.send(message({ ...paid, ...changes }));
    expect(templateRefused).toBe(`the SMS service did not accept it: ${code}`);
    expect(stored().map(({ type, statusCode }) => [type, statusCode])).toEqual([
      ['ATA', code],
      ['SMS', '2000'],
    ]);
    expect(stored()[1]?.messageId).toBe(acceptedAs);
  });

  test.each([
    ['without a channel', { kakaoChannel: undefined }, {}],
    ['whose text SMS could not say', {}, { text: paid.text.replace('2급 교육', '뷁 교육') }],
    ['longer than 알림톡', {}, { text: 'a'.repeat(1_001), template: paid.template }],
  ])('%s it is not sent as 알림톡', async (_what, settings, changes) => {
    await createSolapiSender({ ...solapi.settings, ...settings }).send(message({ ...paid, ...changes }));
    expect(stored().map(({ type }) => type)).not.toContain('ATA');
  });
});

describe('authentication', () => {
  test('signs each request separately, and never sends the secret', async () => {
    await solapi.sender.send(message());
    await solapi.sender.send(message());
    const [first, second] = solapi.server.requests.map(({ headers }) => headers.authorization);
    expect(first).not.toBe(second);
    const said = solapi.server.requests.map(({ url, headers, body }) => [url.href, JSON.stringify(headers), body]);
    expect(JSON.stringify(said)).not.toContain(solapi.settings.secret);
  });

  test.each([
    ['another secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another key', { key: 'NCSUNKNOWN' }, '403 InvalidAPIKey'],
    [
      'a clock 16 minutes off',
      { now: () => new Date(clock.now.getTime() - 16 * MINUTE_MS) },
      '403 RequestTimeTooSkewed',
    ],
  ])('with %s is refused, and may be retried', async (_what, changes, reason) => {
    const error = await errorOf(createSolapiSender({ ...solapi.settings, ...changes }).send(message()));
    expect(error).toEqual(new Error(`the SMS service refused with ${reason}`));
    expect(stored()).toEqual([]);
  });
});

describe('a refusal', () => {
  test.each([
    ['of a blocked number', { userPhone: BLOCKED_PHONE }, '1060'],
    ['of what is no number', { userPhone: '010-1234-0001' }, '1011'],
    ['of no number at all', { userPhone: '' }, '1010'],
    ['of a text that no long SMS takes', { text: '가'.repeat(1_001) }, '1031'],
  ])('%s is final', async (_what, changes, code) => {
    const error = await errorOf(solapi.sender.send(message(changes)));
    expect(error).toBeInstanceOf(MessageRefused);
    expect(error).toHaveProperty('message', `the SMS service did not accept it: ${code}`);
  });

  test('of our own number is not final: it may be registered meanwhile', async () => {
    const sender = createSolapiSender({ ...solapi.settings, sender: '0255509999' });
    const error = await errorOf(sender.send(message()));
    expect(error).toEqual(new Error('the SMS service did not accept it: 1062'));
    expect(error).not.toBeInstanceOf(MessageRefused);
  });

  test.each<Trouble>(['down', 'lost', 'silent', 'tooMany', 'fault', 'unavailable', 'html', 'half', 'elsewhere'])(
    'by %s may be retried, and contains neither phone nor text',
    async (trouble) => {
      solapi.server.spoil(trouble);
      const error = await errorOf(solapi.sender.send(message({ text: '비밀' })));
      expect(error).not.toBeInstanceOf(MessageRefused);
      // Nor is a redirect followed.
      expect(solapi.server.requests).toHaveLength(1);
      const { message: reason, stack, cause } = error as Error;
      expect(reason).toMatch(/./);
      expect(`${stack} ${JSON.stringify(cause)} ${String(cause)}`).not.toMatch(/01012340001|비밀|SECRET/);
    },
  );
});

describe('a message with a lost response', () => {
  test.each<Trouble>(['lost', 'silent', 'html'])('by %s is not sent twice', async (trouble) => {
    solapi.server.spoil(trouble);
    await errorOf(solapi.sender.send(message()));
    const before = trouble === 'html' ? 0 : 1;
    expect(stored()).toHaveLength(before);
    const { acceptedAs } = await solapi.sender.send(message({ isRepeat: true }));
    expect(stored()).toHaveLength(1);
    expect(acceptedAs).toBe(stored()[0]?.messageId);
  });

  test('is not mistaken for another one to that phone, nor for a refused attempt', async () => {
    await solapi.sender.send(message({ key: 'another' }));
    const withoutSender = createSolapiSender({ ...solapi.settings, sender: '0255509999' });
    await errorOf(withoutSender.send(message()));
    await solapi.sender.send(message({ isRepeat: true }));
    expect(stored().map(({ statusCode }) => statusCode)).toEqual(['2000', '1062', '2000']);
  });

  test('is retried later while its outcome is unknown', async () => {
    solapi.server.spoil('fault');
    expect(await errorOf(solapi.sender.send(message({ isRepeat: true })))).toHaveProperty(
      'message',
      'the SMS service refused with 500 InternalError',
    );
    expect(stored()).toEqual([]);
  });
});

test('outcomes of messages are queried by their ids', async () => {
  const send = async (userPhone: string, also: Partial<Message> = {}) =>
    (await solapi.sender.send(message({ userPhone, ...also }))).acceptedAs ?? '';
  const ids = [await send('01012340001'), await send('01012340002'), await send('01012340003', paid)];
  const outcomes = async () => {
    const reports = await solapi.sender.readReports?.([...ids, 'M4Vunknown']);
    return ids.map((id) => reports?.find(({ acceptedAs }) => acceptedAs === id)?.outcome);
  };
  expect(await outcomes()).toEqual(['waiting', 'waiting', 'waiting']);
  solapi.server.book.handOver();
  expect(await outcomes()).toEqual(['waiting', 'waiting', 'waiting']);
  solapi.server.book.fates.set('01012340002', ['3043']).set('01012340003', ['3104', '4000']);
  solapi.server.book.report();
  expect(await outcomes()).toEqual(['delivered', 'failed', 'waiting']);
  solapi.server.book.report();
  expect(await outcomes()).toEqual(['delivered', 'failed', 'delivered']);
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const message = (also: Partial<Message> = {}): Message => ({
    key: `contract-${crypto.randomUUID()}`,
    userPhone: target.phone,
    text: '[시험] 문자 연동을 확인합니다.',
    ...also,
  });
  const sender = (changes: Partial<SolapiSettings> = {}) => createSolapiSender({ ...target.settings, ...changes });
  const refusal = async (sending: Promise<unknown>) =>
    String(await sending.catch((error: unknown) => (error as Error).message));

  test('refuses another key, another secret and another time', async () => {
    expect(await refusal(sender({ key: 'NCSUNKNOWN000000' }).send(message()))).toContain('403 InvalidAPIKey');
    const secret = 'A'.repeat(32);
    expect(await refusal(sender({ secret }).send(message()))).toContain('403 SignatureDoesNotMatch');
    const now = () => new Date(Date.now() - 20 * MINUTE_MS);
    expect(await refusal(sender({ now }).send(message()))).toContain('403 RequestTimeTooSkewed');
  });

  test('refuses a number that is not registered, and a text that is too long', async () => {
    expect(await refusal(sender({ sender: '0299999999' }).send(message()))).toContain('1062');
    expect(await refusal(sender().send(message({ text: '가'.repeat(1_001) })))).toContain('1031');
  });

  test('accepts an SMS, and finds it by its id and by our key', async () => {
    const sent = message();
    const { acceptedAs } = await sender().send(sent);
    expect(acceptedAs).toMatch(/^M4V/);
    expect(await sender().send({ ...sent, isRepeat: true })).toEqual({ acceptedAs });
    const reports = await sender().readReports?.([acceptedAs ?? '']);
    expect(reports).toEqual([
      { acceptedAs, outcome: expect.stringMatching(/^(waiting|delivered)$/), code: expect.stringMatching(/^\d{4}$/) },
    ]);
  });

  test('refuses an unknown template; the text is sent as a long SMS', async () => {
    const template = { id: 'KA01TPunknown', variables: { 이름: '시험' } };
    const text = `[시험] 긴 문자 연동을 확인합니다. ${'가나다라마바사아자차'.repeat(4)}`;
    const { acceptedAs, templateRefused } = await sender().send(message({ template, text }));
    expect(acceptedAs).toMatch(/^M4V/);
    expect(templateRefused).toMatch(/10(4[12])$/);
  });
});
