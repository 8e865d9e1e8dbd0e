import { describeWithDatabase } from '../../../../testing/index.ts';
import { addEmployee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const course = {
  ...OFFERING_TERMS,
  title: '외식경영관리사 2급 봄 과정',
  eduType: 1,
  eduDate: '2027-03-10',
  lastDay: '2027-03-10',
  endTime: '17:30',
  classUrl: '',
  version: '',
  address2: '5층',
  contactPhone: '',
  content: '',
  files: [],
};

describeWithDatabase('a course or exam held soon', (open) => {
  test('is held within two weeks, the soonest first, until it is over; no draft, and nothing called off', async () => {
    let now = new Date('2026-11-20T12:00:00+09:00');
    const server = await open({ now: () => now });
    const { client } = await addEmployee(server, ['qualification']);
    const make = async (changes: object = {}, isDraft = false) => {
      const { entity } = await client.call('officeSaveCourse', { course: { ...course, ...changes }, isDraft });
      return entity as number;
    };
    const later = await make({ eduDate: '2027-03-12', lastDay: '2027-03-12' });
    const soon = await make();
    await make({ eduType: 2, address: '', address2: '' });
    await make({}, true);
    const gone = await make({ title: '취소된 과정' });
    const callOff = { kind: 'education', offeringNo: gone, typedTitle: '취소된 과정', amount: 0, reason: '강사 사정' };
    expect(await client.call('officeCallOff', callOff)).toMatchObject({ code: 1 });
    const found = async (at: string) => {
      now = new Date(`${at}:00+09:00`);
      // The session expires after a day.
      const desk = await addEmployee(server, ['qualification']);
      const { entity } = await desk.client.call('officeHeldSoon', {});
      return (entity as { offeringNo: number }[]).map(({ offeringNo }) => offeringNo);
    };
    expect(await found('2027-02-25T12:00')).toEqual([soon]);
    expect(await found('2027-02-27T12:00')).toEqual([soon, later]);
    expect(await found('2027-03-10T17:00')).toEqual([soon, later]);
    expect(await found('2027-03-11T00:00')).toEqual([later]);
  });
});
