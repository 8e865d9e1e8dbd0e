import { describeWithDatabase, type TestClient } from '../../../testing/index.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { DAY_MINUTES } from '../../payment/testing/money.ts';
import { addEmployee } from '../testing/employee.ts';

const todayOf = async (client: TestClient) => (await client.call('officeToday')).entity;

describeWithDatabase('the figures of today', (open) => {
  test('count from midnight in Seoul, each for the employees who may see it', async () => {
    const { server, db, checkout, checkoutUrl, later } = await openHeld(open, 'card');
    await checkout.press(checkoutUrl, 'approve');
    const { client } = await addEmployee(server, ['qualification', 'money', 'members']);
    const { count: members } = await db
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('joined_at', '>=', new Date('2026-11-20T00:00:00+09:00'))
      .executeTakeFirstOrThrow();
    expect(await todayOf(client)).toEqual({ applications: 1, payments: { count: 1, amount: 50_001 }, members });

    later(DAY_MINUTES);
    const colleague = await addEmployee(server, ['qualification', 'money']);
    expect(await todayOf(colleague.client)).toEqual({
      applications: 0,
      payments: { count: 0, amount: 0 },
      members: null,
    });
    const reader = await addEmployee(server, ['content']);
    expect(await todayOf(reader.client)).toEqual({ applications: null, payments: null, members: null });
  });
});
