import type { ApplicationStatus, CallEntity, Calls } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addExam } from '../../manager/testing/offerings.ts';
import { addApplication, addPaid, addRefund, EXAM_ANSWERS, PRICE } from '../testing/applications.ts';
import { addEmployee, type Employee } from '../testing/employee.ts';

type Statistics = CallEntity<Calls['officeMoneyStatistics']>;

const now = new Date('2026-11-20T12:00:00+09:00');
const at = (text: string) => new Date(`${text}+09:00`);
const ofMonths = (values: Record<number, number>) =>
  Array.from({ length: 12 }, (_, index) => (index > 10 ? null : (values[index + 1] ?? 0)));

describeWithDatabase('statistics of a year', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['money', 'qualification', 'members']);
  });

  const figure = async (topic: 'Qualification' | 'Money' | 'Member', title: string, year = 2026) => {
    const { entity } = await employee.client.call(`office${topic}Statistics`, { year });
    const found = (entity as Statistics).figures.find((one) => one.title === title);
    if (!found) throw new Error(`no figure ${title}`);
    return { labels: found.labels, ...Object.fromEntries(found.series.map((one) => [one.title, one.values])) };
  };

  test('count money in the month of Seoul in which it came and went', async () => {
    await addPaid(server, { paid_at: at('2026-02-01T00:00:00'), pay_method: 'phone' });
    await addPaid(server, { paid_at: at('2026-01-31T23:59:59') });
    await addPaid(server, { paid_at: at('2025-12-31T23:59:59') });
    await addPaid(server, { paid_at: at('2024-12-31T23:59:59') });
    const { refundNo } = await addRefund(server, {
      status: 'APPROVED',
      payment: { paid_at: at('2026-01-02T10:00:00') },
    });
    await server.db
      .updateTable('refund')
      .set({ status: 'DONE', finished_at: at('2026-03-31T23:59:59') })
      .where('refund_no', '=', refundNo)
      .execute();
    expect(await figure('Money', '들어온 돈')).toMatchObject({
      '2026년': ofMonths({ 1: 2 * PRICE, 2: PRICE }),
      '2025년': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, PRICE],
    });
    expect(await figure('Money', '나간 돈')).toMatchObject({ '2026년': ofMonths({ 3: PRICE }) });
    expect(await figure('Money', '결제 수단')).toEqual({
      labels: ['신용카드', '휴대폰'],
      '2025년': [PRICE, 0],
      '2026년': [2 * PRICE, PRICE],
    });
  });

  test('divide confirmed applications by region and age', async () => {
    const of = (userAddr: string, userBirth: string) => ({
      kind: 'exam' as const,
      status: 'CONFIRMED' as const,
      confirmed_at: at('2023-05-01T00:00:00'),
      answers: JSON.stringify({ ...(JSON.parse(EXAM_ANSWERS) as object), userAddr, userBirth }),
    });
    await addApplication(server, of('충청북도 청주시', '19640101'));
    await addApplication(server, of('충북 제천시', '19530101'));
    // A birth date that no calendar has, as old data may have it.
    await addApplication(server, of('', '19641341'));
    await addApplication(server, of('', ''));
    await addApplication(server, { ...of('서울특별시', '19900101'), confirmed_at: null });
    await addApplication(server, { ...of('서울특별시', '19900101'), isGroup: true });
    expect(await figure('Qualification', '신청', 2023)).toMatchObject({
      '2023년': [0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(await figure('Qualification', '지역별 신청', 2023)).toEqual({
      labels: ['충북', '알 수 없음'],
      '2022년': [0, 0],
      '2023년': [2, 2],
    });
    expect(await figure('Qualification', '나이대별 신청', 2023)).toMatchObject({
      labels: ['50대', '70대 이상', '알 수 없음'],
      '2023년': [2, 1, 1],
    });
  });

  test('report pass rates of announced exams alone', async () => {
    const addResults = async (pass_date: string, pass_time: string, statuses: readonly ApplicationStatus[]) => {
      const announced_at = at(`${pass_date}T${pass_time}`);
      const examination_no = await addExam(server.db, { pass_date, pass_time, announced_at });
      for (const status of statuses) await addApplication(server, { kind: 'exam', status, examination_no });
    };
    await addResults('2026-11-20', '12:00', ['PASSED', 'FAILED', 'PASSED', 'ABSENT', 'CANCELLED']);
    await addResults('2026-11-20', '12:01', ['FAILED', 'FAILED']);
    await addResults('2025-11-20', '12:00', ['PASSED']);
    expect(await figure('Qualification', '합격률')).toEqual({
      labels: ['1급', '2급'],
      '2025년': [null, 100],
      '2026년': [null, 66.7],
    });
    expect(await figure('Qualification', '민간자격 운영 현황')).toMatchObject({
      시험: [0, 1],
      접수: [0, 4],
      응시: [0, 3],
      합격: [0, 2],
      합격률: [null, 66.7],
    });
  });

  test('show members of today, and who joined and left', async () => {
    const { memberNo } = await server.member();
    const { memberNo: gone } = await server.member();
    const set = (no: number, columns: object) =>
      server.db.updateTable('member').set(columns).where('member_no', '=', no).execute();
    await set(memberNo, { joined_at: at('2022-03-01T00:00:00'), user_address: '제주특별자치도 제주시' });
    await set(gone, {
      joined_at: at('2022-03-31T23:59:59'),
      status: 'WITHDRAWN',
      withdrawn_at: at('2022-04-01T00:00:00'),
    });
    expect(await figure('Member', '가입', 2022)).toMatchObject({ '2022년': [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(await figure('Member', '탈퇴', 2022)).toMatchObject({ '2022년': [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] });
    const { labels, 오늘: counts } = (await figure('Member', '지역별 회원')) as { labels: string[]; 오늘: number[] };
    expect(counts[labels.indexOf('제주')]).toBe(1);
  });
});
