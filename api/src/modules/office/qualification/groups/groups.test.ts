import type { CallAnswer, Calls } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { openGroups } from '../../../manager/testing/groups.ts';
import { addEmployee, newestAct } from '../../testing/employee.ts';

describeWithDatabase('groups in the office', (open) => {
  async function groups() {
    const all = await openGroups(open);
    const educationNo = await all.course();
    const [paid, unpaid] = [await all.employer(), await all.employer({ name: '이대표' })];
    const people = all.people(2);
    const groupNo = (await paid.submit(educationNo, people)).entity as number;
    await paid.pay(groupNo);
    const unpaidNo = (await unpaid.submit(educationNo, all.people(1, 10))).entity as number;
    const office = await addEmployee(all.server, ['qualification']);
    const list = async (input: object = {}) => {
      const { entity } = await office.client.call('officeGroups', input);
      return (entity as CallAnswer<Calls['officeGroups']>).list;
    };
    return { ...all, educationNo, paid, unpaid, people, groupNo, unpaidNo, office, list };
  }

  test('are found by business, offering and state, masked, and a search is recorded without its keyword', async () => {
    const { list, groupNo, unpaidNo, educationNo, server, clock, db } = await groups();
    await db
      .updateTable('employer_group')
      .set({ business_name: '다른식당' })
      .where('group_no', '=', unpaidNo)
      .execute();
    expect((await list()).map((group) => group.groupNo)).toEqual([unpaidNo, groupNo]);
    expect(await list({ status: 'PAID' })).toMatchObject([
      { groupNo, employer: '김*장', memberNo: null, businessName: '한빛국밥집', counts: { seats: 2, invited: 2 } },
    ]);
    expect(await list({ status: 'SUBMITTED' })).toMatchObject([{ groupNo: unpaidNo }]);
    expect(await list({ kind: 'education', offeringNo: educationNo + 1 })).toEqual([]);
    expect(await list({ kind: 'education', offeringNo: educationNo })).toHaveLength(2);
    expect(await list({ keyword: '국밥' })).toMatchObject([{ groupNo }]);
    expect(await newestAct(server)).toMatchObject({ act: 'search groups', object: 'employer_group', object_no: null });
    expect(JSON.parse((await newestAct(server)).detail)).toEqual({ page: 1, found: 1, shown: `${groupNo}` });
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    const later = await addEmployee(server, ['qualification']);
    const { entity } = await later.client.call('officeGroups', { status: 'CLOSED' });
    expect(entity).toMatchObject({ list: [{ groupNo, statusName: '종료' }] });
  });

  test('one is shown with masked people; access is recorded, and money is only for employees with `money`', async () => {
    const { office, groupNo, people, server, accept } = await groups();
    await accept(people[0]?.userPhone ?? '');
    const view = (await office.client.call('officeGroup', { groupNo })).entity as CallAnswer<Calls['officeGroup']>;
    expect(view).toMatchObject({
      businessNumber: '1248100998',
      seats: [
        { position: 1, name: '직*1', userPhone: '010-****-0000', status: 'CONFIRMED' },
        { position: 2, name: '직*2', userPhone: '010-****-0001', status: 'INVITED', userExaminationNo: null },
      ],
    });
    expect(JSON.stringify(view)).not.toMatch(/직원|8888/);
    expect(view).not.toHaveProperty('payments');
    expect(await newestAct(server)).toMatchObject({ act: 'show group', object_no: groupNo });
    const both = await addEmployee(server, ['qualification', 'money', 'members']);
    expect((await both.client.call('officeGroup', { groupNo })).entity).toMatchObject({
      payments: [{ status: 'PAID', amount: 100_002, payMethodName: '신용카드' }],
      refunds: [],
      memberNo: expect.any(Number),
    });
    const money = await addEmployee(server, ['money']);
    expect(await money.client.call('officeGroup', { groupNo })).toMatchObject({ status: 403 });
    expect(await office.client.call('officeGroup', { groupNo: 999_999 })).toMatchObject({ status: 404 });
  });
});
