import { CODES } from '@portal/shared/contract';
import { DAY_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { addCertificate } from '../../office/testing/certificates.ts';
import { addEmployee, newestAct } from '../../office/testing/employee.ts';
import { addEvidence } from '../../office/testing/evidence.ts';
import { keepSession } from '../testing/certificates.ts';
import { setPhoto } from '../testing/examinee.ts';
import { addExam, completeCourse } from '../testing/offerings.ts';
import { evidenceMissingJob } from './missingJob.ts';

describeWithDatabase('eligibility papers', (open) => {
  let server: TestServer;
  const start = new Date('2026-11-20T12:00:00+09:00');
  let now = start;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = start;
  });

  async function candidate(grade: 1 | 2 = 2) {
    const member = await server.member();
    await keepSession(server, member.memberNo);
    await completeCourse(server.db, member.memberNo, grade);
    return member;
  }
  const upload = async (client: TestClient) =>
    String((await client.call('uploadFile', {}, { file: { fileName: '경력증명서.pdf', bytes: pdf } })).entity);
  const submit = (client: TestClient, files: object[], input: object = {}) =>
    client.call('postIntEligibility', { rating: 2, ground: 'WORK', files, ...input });
  const viewed = async (client: TestClient, rating = 2) =>
    (await client.call('getMapEligibility', { rating })).entity as {
      canSubmit: boolean;
      evidence: { status: string } | null;
      grounds: { ground: string; papers: { paper: string; isKnown: boolean }[] }[];
    };
  const apply = async (client: TestClient, columns: Parameters<typeof addExam>[1] = {}) => {
    const examinationNo = await addExam(server.db, { price: 0, asks_evidence: true, ...columns });
    const applicationNo = Number((await client.call('postIntExam', { examinationNo })).entity);
    // The ticket requires a photo too.
    await setPhoto(server, applicationNo, 'uploads/me.webp');
    return applicationNo;
  };
  const application = async (client: TestClient, userExaminationNo: number) =>
    (await client.call('getMapUserExam', { userExaminationNo })).entity as {
      allowedActions: string[];
      evidence: { state: string; dueDay: string } | null;
    };

  test('are required only by the exam, and block the ticket until they are accepted', async () => {
    const { client, memberNo } = await candidate();
    const free = await apply(client, { asks_evidence: false });
    expect(await application(client, free)).toMatchObject({ evidence: null });
    expect((await application(client, free)).allowedActions).toContain('printTicket');

    // An older build applies without papers.
    const asked = await apply(client, { rounds: 5 });
    expect(await application(client, asked)).toMatchObject({ evidence: { state: 'NONE', dueDay: '2026-12-03' } });
    expect((await application(client, asked)).allowedActions).not.toContain('printTicket');
    expect(await client.call('downloadTicket', { userExaminationNo: asked })).toMatchObject(CODES.PAPER_NOT_ALLOWED);
    const evidenceNo = (await submit(client, [{ paper: 'CAREER', path: await upload(client) }])).entity as number;
    expect(await application(client, asked)).toMatchObject({ evidence: { state: 'SUBMITTED' } });
    expect((await application(client, asked)).allowedActions).not.toContain('printTicket');

    const { client: employee } = await addEmployee(server, ['qualification']);
    expect(await employee.call('officeDecideEvidence', { evidenceNo, decision: 'accept' })).toMatchObject({ code: 1 });
    expect((await application(client, asked)).allowedActions).toContain('printTicket');
    expect((await employee.call('officeEvidence', { status: 'ACCEPTED' })).entity).toMatchObject({
      list: [{ evidenceNo, userBirth: '1990.**.**', files: [{ fileName: '경력증명서.pdf' }] }],
    });
    // They are valid for the next exam of the grade too.
    expect((await application(client, await apply(client, { rounds: 6 }))).allowedActions).toContain('printTicket');
    const notices = await server.db
      .selectFrom('member_notice')
      .select('event')
      .where('member_no', '=', memberNo)
      .execute();
    expect(notices.map(({ event }) => event)).toContain('evidenceAccepted');
  });

  test('that expire a day before the exam are not valid for it', async () => {
    const { client, memberNo } = await candidate();
    await addEvidence(server, memberNo, {
      ...{ status: 'ACCEPTED', decided_at: now, valid_until: '2026-12-09' },
    });
    const exam = await apply(client);
    expect(await application(client, exam)).toMatchObject({ evidence: { state: 'NONE' } });
    expect((await application(client, exam)).allowedActions).not.toContain('printTicket');
    expect(await viewed(client)).toMatchObject({ canSubmit: false });
  });

  test('are rejected at a missing paper, for a ground of the other grade, and while others wait', async () => {
    const { client } = await candidate();
    expect(await submit(client, [])).toMatchObject({ status: 400, entity: { issues: [{ path: 'CAREER' }] } });
    expect(await submit(client, [], { ground: 'CERTIFICATE' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'ground' }] },
    });
    const { client: another } = await candidate();
    const theirs = [{ paper: 'CAREER', path: await upload(another) }];
    expect(await submit(client, theirs)).toMatchObject({ status: 400, entity: { issues: [{ path: 'CAREER' }] } });
    const own = [{ paper: 'CAREER', path: await upload(client) }];
    expect(await submit(client, own)).toMatchObject({ code: 1 });
    expect(await submit(client, own)).toMatchObject(CODES.EVIDENCE_NOT_NEEDED);
    expect(await viewed(client)).toMatchObject({ canSubmit: false, evidence: { status: 'SUBMITTED' } });
  });

  test('exclude a certificate of the association itself, but not the years of work', async () => {
    const { client, memberNo } = await candidate(1);
    await addCertificate(server, { status: 'SENT', member_no: memberNo });
    const { grounds } = await viewed(client, 1);
    expect(grounds.find(({ ground }) => ground === 'CERTIFICATE')?.papers).toMatchObject([
      { paper: 'CAREER', isKnown: false },
      { paper: 'CERTIFICATE', isKnown: true },
    ]);
    const certified = { rating: 1, ground: 'CERTIFICATE' };
    expect(await submit(client, [], certified)).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'CAREER' }] },
    });
    const career = [{ paper: 'CAREER', path: await upload(client) }];
    expect(await submit(client, career, certified)).toMatchObject({ code: 1 });
  });
  test('are read by their owner and by the call of the office, which records each access', async () => {
    const { client } = await candidate();
    const path = await upload(client);
    const evidenceNo = (await submit(client, [{ paper: 'CAREER', path }])).entity as number;
    const { client: employee } = await addEmployee(server);
    expect((await employee.request({ method: 'GET', url: `/files/${path}` })).status).toBe(404);
    expect((await client.request({ method: 'GET', url: `/files/${path}` })).status).toBe(200);
    expect(await employee.call('officeEvidenceFile', { evidenceNo, fileNo: 1 })).toMatchObject({ status: 200 });
    expect(await newestAct(server)).toMatchObject({ act: 'show evidence', object_no: evidenceNo });
    expect(await employee.call('officeEvidenceFile', { evidenceNo, fileNo: 2 })).toMatchObject({ status: 404 });
    const others = await addEmployee(server, ['content', 'money', 'members']);
    expect(await others.client.call('officeEvidenceFile', { evidenceNo, fileNo: 1 })).toMatchObject({ status: 403 });
  });

  test('that are returned have a reason, and others can be submitted', async () => {
    const { client } = await candidate();
    const evidenceNo = (await submit(client, [{ paper: 'CAREER', path: await upload(client) }])).entity as number;
    const { client: employee } = await addEmployee(server, ['qualification']);
    const decide = (input: object) => employee.call('officeDecideEvidence', { evidenceNo, ...input });
    expect(await decide({ decision: 'return' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'reason' }] },
    });
    expect(await decide({ decision: 'accept', validUntil: '2026-11-19' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'return', reason: '기간이 보이지 않습니다.' })).toMatchObject({ code: 1 });
    expect(await decide({ decision: 'accept' })).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await viewed(client)).toMatchObject({
      canSubmit: true,
      evidence: { status: 'RETURNED', reason: '기간이 보이지 않습니다.' },
    });
    expect(await submit(client, [{ paper: 'CAREER', path: await upload(client) }])).toMatchObject({ code: 1 });
  });

  test('that are missing are requested once, ten days before the exam, and never at night', async () => {
    const { client, memberNo } = await candidate();
    await apply(client);
    const missing = async () => {
      await evidenceMissingJob.run({ ...server.services, db: server.db, log: server.app.log });
      const rows = await server.db
        .selectFrom('member_notice')
        .select('content')
        .where('member_no', '=', memberNo)
        .where('event', '=', 'evidenceMissing')
        .execute();
      return rows.length;
    };
    now = new Date('2026-11-29T12:00:00+09:00');
    expect(await missing()).toBe(0);
    now = new Date('2026-11-30T03:00:00+09:00');
    expect(await missing()).toBe(0);
    now = new Date('2026-11-30T09:00:00+09:00');
    expect(await missing()).toBe(1);
    now = new Date(now.getTime() + DAY_MS);
    expect(await missing()).toBe(1);
  });

  test('that are still missing after the last day are not requested for that day', async () => {
    const { client, memberNo } = await candidate();
    await apply(client);
    const reminded = async (at: string) => {
      now = new Date(`${at}T09:00:00+09:00`);
      await evidenceMissingJob.run({ ...server.services, db: server.db, log: server.app.log });
      const { length } = await server.db
        .selectFrom('member_notice')
        .select('notice_no')
        .where('member_no', '=', memberNo)
        .where('event', '=', 'evidenceMissing')
        .execute();
      return length;
    };
    expect(await reminded('2026-12-04')).toBe(0);
    expect(await reminded('2026-12-03')).toBe(1);
  });
});
