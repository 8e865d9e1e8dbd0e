import type { CallName } from '@portal/shared/contract';
import { entryCodeOf } from '../../../enrolment/attendance/entryCode.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { photo } from '../../../testing/samples.ts';
import { decideCertificate } from '../certificates/decisions.ts';
import { ANNOUNCED, keepSession, passedMember, requestForm, staffOf, TRANSFERRED } from '../testing/certificates.ts';
import { addCourse, addExam, cancelForm, completeCourse } from '../testing/offerings.ts';

describeWithDatabase('papers as PDF files', (open) => {
  let server: TestServer;
  const APPLYING = new Date('2026-11-20T12:00:00+09:00');
  const clock = { now: APPLYING };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = APPLYING;
  });

  /** Response to a browser, byte for byte. */
  async function fileOf(client: TestClient, url: string, payload?: object) {
    const { statusCode, headers, rawPayload } = await server.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/home/manager/${url}`,
      headers: { authorization: client.token },
      ...(payload && { payload }),
    });
    return { status: statusCode, headers, content: rawPayload };
  }
  const lettersOf = async (content: Uint8Array) => (await wordsOnPdf(content)).replace(/\s/g, '');

  async function applicant() {
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    return { client, memberNo };
  }
  async function examinee(form: object = {}) {
    const { client, memberNo } = await applicant();
    await completeCourse(server.db, memberNo, 2);
    const examinationNo = await addExam(server.db, { price: 0 });
    const userExaminationNo = (await client.call('postIntExam', { examinationNo, ...form })).entity as number;
    return { client, memberNo, userExaminationNo };
  }
  async function holder() {
    const { client, userExaminationNo } = await passedMember(server, clock.now);
    clock.now = ANNOUNCED;
    const certificateNo = (await client.call('upsertCertificate', requestForm({ userExaminationNo }))).entity as number;
    for (const event of ['transferred', 'issue'] as const)
      await decideCertificate(
        certificateNo,
        event === 'transferred' ? { event, day: TRANSFERRED } : { event },
        staffOf(server, clock.now),
      );
    const { number } = await server.db
      .selectFrom('certificate')
      .select('number')
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
    return { client, certificateNo, number: number ?? '' };
  }
  const refusalOf = async (client: TestClient, name: CallName, input: object) => {
    const { status, code } = await client.call(name, { ...input });
    return [status, code];
  };

  test('a slip is one page with extractable text, for its browser only', async () => {
    const { client } = await applicant();
    const educationNo = await addCourse(server.db, { price: 0, title: '외식경영관리사 2급 심화' });
    const userExaminationNo = (await client.call('postIntEdu', { educationNo, memo: '앞자리' })).entity as number;
    const { status, headers, content } = await fileOf(
      client,
      `downloadSlip?applyType=1&userExaminationNo=${userExaminationNo}`,
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-length': String(content.length),
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      "filename*=UTF-8''교육 수강증_외식경영관리사 2급 심화.pdf",
    );
    expect(pagesOfPdf(content)).toBe(1);
    expect(content.length).toBeLessThan(60_000);
    // Screen readers need the language and the structure.
    for (const tag of ['/Lang (ko-KR)', '/Marked true', '/S /H1', '/S /TH']) expect(content.includes(tag)).toBe(true);
    const words = await lettersOf(content);
    for (const text of [
      '교육수강증',
      '사단법인한빛외식업협회',
      entryCodeOf(userExaminationNo, server.configuration.encryptionKeys),
      '홍길동',
      '2026.12.10(목)10:00',
      '요청사항앞자리',
      '참석하시는분께',
    ])
      expect(words).toContain(text);
  });

  test('a ticket carries the photo uploaded by its owner', async () => {
    const { client, memberNo } = await applicant();
    await completeCourse(server.db, memberNo, 2);
    const file = { fileName: '얼굴.jpg', bytes: await photo() };
    const userProfile = (await client.call('uploadFile', {}, { file })).entity as string;
    const examinationNo = await addExam(server.db, { price: 0 });
    const userExaminationNo = (await client.call('postIntExam', { examinationNo, userProfile })).entity as number;
    const { content } = await fileOf(client, `downloadTicket?userExaminationNo=${userExaminationNo}`);
    expect(pagesOfPdf(content)).toBe(1);
    expect(content.includes('/DCTDecode')).toBe(true);
    const words = await lettersOf(content);
    for (const text of ['수험표', '수험번호', '09:40까지', '응시자유의사항']) expect(words).toContain(text);
    expect(words).not.toContain('사진없음');
  });

  test('long answers and other scripts still fit on one page', async () => {
    const { client } = await applicant();
    const educationNo = await addCourse(server.db, { price: 0, title: `외식경영관리사 ${'심화 '.repeat(40)}` });
    const memo = '맨 앞자리 漢字 🍚\n'.repeat(35);
    const userExaminationNo = (await client.call('postIntEdu', { educationNo, memo })).entity as number;
    const { content } = await fileOf(client, `downloadSlip?applyType=1&userExaminationNo=${userExaminationNo}`);
    expect(pagesOfPdf(content)).toBe(1);
    const words = await lettersOf(content);
    expect(words).toContain('맨앞자리□□□');
    expect(words).toContain('시작20분전까지도착해주세요.');
  });

  test('a certificate names the URL for checking it; a revoked one is rejected', async () => {
    const { client, certificateNo, number } = await holder();
    const { status, headers, content } = await fileOf(client, 'downloadCertificate', { number });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pagesOfPdf(content)).toBe(1);
    const words = await lettersOf(content);
    const { host } = new URL(server.configuration.origins[0]);
    for (const text of [`제${number}호`, '홍길동', '외식경영관리사2급', '공인자격이아님', '회장한도윤', host])
      expect(words).toContain(text);
    await decideCertificate(certificateNo, { event: 'revoke', reason: '부정행위' }, staffOf(server, clock.now));
    expect(await refusalOf(client, 'downloadCertificate', { number })).toEqual([200, -2009]);
  });

  test('a paper of another member returns 404, like one that does not exist', async () => {
    const { userExaminationNo } = await examinee();
    const { number } = await holder();
    const { client: other } = await applicant();
    for (const [name, input] of [
      ['downloadSlip', { applyType: 2, userExaminationNo }],
      ['downloadSlip', { applyType: 2, userExaminationNo: 999_999 }],
      ['downloadTicket', { userExaminationNo }],
      ['downloadCertificate', { number }],
      ['downloadCertificate', { number: '2026-2-00000-00000' }],
    ] as const)
      expect(await refusalOf(other, name, input)).toEqual([404, 404]);
    expect((await server.client().call('downloadTicket', { userExaminationNo })).status).toBe(401);
  });

  test('a paper that may not be printed now is rejected, of either kind', async () => {
    const { client, userExaminationNo } = await examinee();
    expect((await fileOf(client, `downloadSlip?applyType=2&userExaminationNo=${userExaminationNo}`)).status).toBe(200);
    await client.call('patchIntExamCancel', cancelForm(userExaminationNo));
    expect(await refusalOf(client, 'downloadTicket', { userExaminationNo })).toEqual([200, -2009]);
    expect(await refusalOf(client, 'downloadSlip', { applyType: 2, userExaminationNo })).toEqual([200, -2009]);
    const educationNo = await addCourse(server.db);
    const held = (await client.call('postIntEdu', { educationNo })).entity as number;
    expect(await refusalOf(client, 'downloadSlip', { applyType: 1, userExaminationNo: held })).toEqual([200, -2009]);
  });

  describe('the address of a paper', () => {
    const TWO_MINUTES_MS = 120_000;
    const addressOf = async (client: TestClient, path: string) =>
      ((await client.call('fileAddress', { path: `/api/home/manager/${path}` })).entity as { address: string }).address;
    const slipOf = (no: number) => `downloadSlip?applyType=2&userExaminationNo=${no}`;
    /** Response to a browser without the token. */
    const visit = (url: string) => server.app.inject({ method: 'GET', url });

    test('opens it without the token, again within two minutes, and names neither person nor number', async () => {
      const { client, number } = await holder();
      const address = await addressOf(client, `downloadCertificate?number=${number}`);
      expect(address).not.toContain(number);
      for (let time = 0; time < 2; time += 1) {
        const { statusCode, headers, rawPayload } = await visit(address);
        expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
        expect(headers['content-disposition']).toMatch(/^inline; filename=/);
        expect(pagesOfPdf(rawPayload)).toBe(1);
      }
    });

    test.each([
      ['is over', async () => void (clock.now = new Date(clock.now.getTime() + TWO_MINUTES_MS))],
      ['was changed', async () => undefined],
    ])('shows why not in Korean when it %s', async (how, happen) => {
      const { client, userExaminationNo } = await examinee();
      const address = await addressOf(client, slipOf(userExaminationNo));
      await happen();
      const { statusCode, headers, body } = await visit(how === 'is over' ? address : address.slice(0, -6));
      expect([statusCode, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(body).toContain('이 주소를 열 수 있는 시간이 지났습니다.');
    });

    test('ends with the session, and opens no other paper and nothing of another member', async () => {
      const { client, userExaminationNo } = await examinee();
      const address = await addressOf(client, slipOf(userExaminationNo));
      const moved = address.replace('downloadSlip', 'downloadTicket');
      expect((await visit(moved)).headers['content-type']).toBe('text/html; charset=utf-8');
      const { client: other } = await applicant();
      const foreign = await visit(await addressOf(other, slipOf(userExaminationNo)));
      expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      await client.call('logout');
      expect((await visit(address)).headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test('is given to members alone, for their files alone', async () => {
      const { client } = await applicant();
      const statusOf = async (path: string) => (await client.call('fileAddress', { path })).status;
      const guest = server.client();
      expect((await guest.call('fileAddress', { path: `/api/home/manager/${slipOf(1)}` })).status).toBe(401);
      expect(await statusOf('/api/user/fetchUser')).toBe(404);
      expect(await statusOf('/api/office/bills/file')).toBe(404);
      expect(await statusOf('/api/home/manager/downloadSlip')).toBe(400);
    });
  });
});
