import { MINUTE_MS } from '../../../clock/durations.ts';
import { queueMessages } from '../../../integrations/message/outbox.ts';
import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addPaid } from '../../office/testing/applications.ts';
import { removeErasedFiles } from '../../user/withdrawal/erasedFiles.ts';
import { reconcile } from '../reconciliation/reconcileJob.ts';
import { expireHeld } from './expireJob.ts';
import { inquireSilent } from './inquiryJob.ts';

describeWithDatabase('a run while external services take three minutes per response', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  /** Simulated duration of this run. */
  let ms = 0;
  let asked = 0;
  const slowly = async <T>(answer: T): Promise<T> => {
    ms += 3 * MINUTE_MS;
    asked += 1;
    return Promise.resolve(answer);
  };
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    [ms, asked] = [0, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => ms);
  });
  afterEach(() => jest.restoreAllMocks());

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  /** Adds payments without a notification, with expired seats. */
  async function addSilent(count: number) {
    const before = new Date(now.getTime() - 2 * MINUTE_MS);
    for (let index = 0; index < count; index += 1)
      await addPaid(server, {
        ...{ status: 'PENDING', gateway_no: `long-${crypto.randomUUID()}`, opened_at: before },
        ...{ paid_at: null, paid_amount: null },
      });
  }

  test('queries some payments and leaves the others to the next one', async () => {
    await addSilent(4);
    jest.spyOn(server.integrations.gateway, 'inquire').mockImplementation(() => slowly(null));
    await inquireSilent(context());
    expect(asked).toBe(2);
  });

  test('closes some payments, and gives their seats back, and leaves the others', async () => {
    await addSilent(4);
    jest.spyOn(server.integrations.gateway, 'close').mockImplementation(() => slowly(null));
    await expireHeld(context());
    expect(asked).toBe(2);
  });

  test('compares some days', async () => {
    jest.spyOn(server.integrations.gateway, 'settlements').mockImplementation(() => slowly([]));
    await reconcile(context());
    expect(asked).toBe(2);
  });

  test('removes some files', async () => {
    const paths = Array.from({ length: 4 }, (_, index) => ({ path: `uploads/2026/11/${index}.webp`, erased_at: now }));
    await server.db.insertInto('erased_file').values(paths).execute();
    const { files } = server.integrations;
    await removeErasedFiles(server.db, { ...files, remove: () => slowly(undefined) }, now);
    expect(asked).toBe(2);
  });

  test('begins no other batch of messages', async () => {
    const messages = Array.from({ length: 25 }, (_, index) => ({
      ...{ key: `long-${index}`, kind: 'notice', lifetimeMs: 60 * MINUTE_MS },
      ...{ userPhone: '01099990000', text: '안내' },
    }));
    await queueMessages(server.db, server.configuration.encryptionKeys, now, messages);
    jest.spyOn(server.integrations.message, 'send').mockImplementation(() => slowly({ acceptedAs: null }));
    await outboxJob.run(context());
    expect(asked).toBe(20);
  });
});
