import { describeWithDatabase } from '../../../testing/index.ts';
import { nameAccountForMember } from '../../payment/refunds/decisions.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { cancelForm } from '../testing/offerings.ts';

const MINUTES_UNTIL_AFTER_THE_DEPOSIT = 37 * 60;

interface Shown {
  allowedActions: string[];
  amountAwaitingAccount: number;
  namedAccounts: object[];
  refund: { status: string; bank: string; account: string; accountName: string };
}

describeWithDatabase('the account for a refund', (open) => {
  /** Deposit of 50,001 won that arrived after its seat was given to another member. */
  async function late() {
    const held = await openHeld(open, 'vbank');
    const { checkout, checkoutUrl, server, client, userExaminationNo } = held;
    await checkout.press(checkoutUrl, 'issue');
    held.later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    const next = await server.member();
    await next.client.call('postIntEdu', { educationNo: held.educationNo });
    const seen = async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity as Shown;
    const listed = async () =>
      ((await client.call('getListBoxUserEdu')).entity as { list: Pick<Shown, 'allowedActions'>[] }).list[0];
    return { ...held, seen, listed };
  }

  test('is requested on the application, in its list, and by a message with a link to it', async () => {
    const { checkout, checkoutUrl, seen, listed, db } = await late();
    expect(await seen()).toMatchObject({ allowedActions: [], amountAwaitingAccount: 0 });
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await seen()).toMatchObject({
      allowedActions: ['nameRefundAccount', 'printReceipt'],
      amountAwaitingAccount: 50_001,
    });
    expect(await listed()).toMatchObject({ allowedActions: ['nameRefundAccount', 'printReceipt'] });
    const { content } = await db
      .selectFrom('member_notice')
      .select('content')
      .where('event', '=', 'accountNeeded')
      .executeTakeFirstOrThrow();
    expect(content).toContain(
      '50,001원을 돌려드립니다. 홈페이지에 로그인하신 뒤 [교육 신청 확인]에서 환불 계좌를 입력',
    );
  });

  test('is shown masked after it was named, and is not requested again', async () => {
    const { checkout, checkoutUrl, seen, listed, client, userExaminationNo } = await late();
    await checkout.press(checkoutUrl, 'lateDeposit');
    const form = cancelForm(userExaminationNo);
    expect(await client.call('patchIntRefundAccount', form)).toMatchObject({ code: 1, entity: 1 });
    const { refund, ...shown } = await seen();
    expect(shown).toMatchObject({ allowedActions: ['printReceipt'], amountAwaitingAccount: 0 });
    expect(refund).toMatchObject({ status: 'APPROVED', bank: form.bank, accountName: form.accountName });
    expect(refund.account).toMatch(/^\*+\d{4}$/);
    expect(await listed()).toMatchObject({ allowedActions: ['printReceipt'] });
  });

  test('named by an employee is shown with its payment date, and can be denied on the page and in the list', async () => {
    const { checkout, checkoutUrl, seen, listed, client, userExaminationNo, db, clock, server } = await late();
    await checkout.press(checkoutUrl, 'lateDeposit');
    const { encryptionKeys: keys } = server.configuration;
    const account = { accountName: '나도둑', bank: '한빛은행', account: '9998877766655' };
    const staff = { db, now: clock.now, log: { warn: () => undefined }, keys };
    await nameAccountForMember({ applicationNo: userExaminationNo, account }, staff);
    const named = { bank: '한빛은행', account: '*********6655', accountName: '나도둑', amount: 50_001 };
    expect(await seen()).toMatchObject({
      allowedActions: ['denyRefundAccount', 'printReceipt'],
      namedAccounts: [named],
    });
    expect(await listed()).toMatchObject({ allowedActions: ['denyRefundAccount', 'printReceipt'] });
    expect(await client.call('patchIntRefundAccountDeny', { userExaminationNo })).toMatchObject({ code: 1, entity: 1 });
    expect(await seen()).toMatchObject({
      allowedActions: ['nameRefundAccount', 'printReceipt'],
      amountAwaitingAccount: 50_001,
      namedAccounts: [],
    });
  });
});
