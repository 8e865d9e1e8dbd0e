import { MINUTE_MS } from '../../../../clock/durations.ts';
import type { Message } from '../protocol/messageSender.ts';
import { createSolapiSender, type SolapiSettings } from './solapiSender.ts';
import { CHANNEL, openSolapi } from './testing/openSolapi.ts';

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
