import { describeWithDatabase } from '../../../testing/index.ts';
import { listOpenFindings } from '../findings/store.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { expireHeld } from './expireJob.ts';

const TWO_DAYS_MINUTES = 2 * 24 * 60;

describeWithDatabase('a late deposit for a free seat', (open) => {
  let portal: TossPortal;
  beforeAll(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.reset());
  afterAll(() => portal.server.close());

  /** An application not paid in time, with an account that could not be closed at the gateway. */
  async function expired() {
    const begun = await portal.begin('vbank');
    await portal.visit(portal.book.approve(begun.key));
    portal.later(TWO_DAYS_MINUTES);
    portal.server.spoilAll('/cancel', 'fault', 1);
    await expireHeld(portal.jobs());
    expect(await begun.states()).toEqual(['EXPIRED', 'EXPIRED']);
    const { member_no } = await portal.db
      .selectFrom('application')
      .select('member_no')
      .where('application_no', '=', begun.userExaminationNo)
      .executeTakeFirstOrThrow();
    return { ...begun, memberNo: member_no };
  }

  test('takes the seat for a current member', async () => {
    const { key, deposited, states } = await expired();
    portal.book.deposit(key);
    await portal.webhook(deposited);
    expect(await states()).toEqual(['LATE_PAID', 'CONFIRMED']);
  });

  test.each(['WITHDRAWN', 'SUSPENDED'] as const)('of a %s member is refunded and reported', async (status) => {
    const { key, deposited, states, refunds, memberNo, educationNo } = await expired();
    const withdrawn = status === 'WITHDRAWN' ? { user_id: null, user_phone: null, user_birth: null } : {};
    await portal.db
      .updateTable('member')
      .set({ status, ...withdrawn })
      .where('member_no', '=', memberNo)
      .execute();
    portal.book.deposit(key);
    await portal.webhook(deposited);
    expect(await states()).toEqual(['LATE_PAID', 'EXPIRED']);
    expect(await refunds()).toMatchObject([{ status: 'AWAITING_ACCOUNT', amount: 50_001, cause: 'OVERPAID' }]);
    const course = portal.db.selectFrom('education').select('taken').where('education_no', '=', educationNo);
    expect(await course.executeTakeFirstOrThrow()).toEqual({ taken: 0 });
    const found = (await listOpenFindings(portal.db)).filter(({ gateway_no }) => gateway_no === key);
    expect(found).toMatchObject([{ kind: 'MEMBER_GONE', gateway_amount: 50_001 }]);
  });
});
