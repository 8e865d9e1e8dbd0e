import { CODES } from '@portal/shared/contract';
import type { ApplyConsentItem } from '@portal/shared/contract/applyConsent';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../../../testing/index.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';
import { addExaminee, uploadPhoto } from '../testing/examinee.ts';
import { BUSINESS, openGroups } from '../testing/groups.ts';
import { addCourse, addExam, cancelForm, completeCourse } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';

const START = new Date('2026-11-20T02:00:00Z');
const VERSION = '2026-11-29';
const consent = (item: ApplyConsentItem) => ({ item, version: VERSION });

describeWithDatabase('consents given while applying', (open) => {
  let now = START;
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const recorded = async ({ db }: Pick<TestServer, 'db'>, applicationNo: unknown) =>
    (
      await db
        .selectFrom('application_consent')
        .select(['item', 'version', 'channel'])
        .where('application_no', '=', Number(applicationNo))
        .orderBy('item')
        .execute()
    ).map(({ item, version, channel }) => `${item} ${version} ${channel}`);

  test('are recorded with the application, read by the member, and erased with what they are for', async () => {
    const { client } = await server.member();
    const { code, entity } = await client.call('postIntEdu', {
      educationNo: await addCourse(server.db, { price: 0 }),
      ...{ isDisorder: 2, memo: '휠체어 자리' },
      consents: [consent('refund'), consent('application'), consent('health')],
    });
    expect(code).toBe(1);
    const all = ['application', 'health', 'refund'].map((item) => `${item} ${VERSION} web`);
    expect(await recorded(server, entity)).toEqual(all);
    const { list } = (await client.call('getListBoxConsent')).entity as { list: { textName: string }[] };
    expect(list.map(({ textName }) => textName)).toContain('편의 제공을 위한 민감정보(건강) 수집·이용');
    const { finish_at } = await server.db.selectFrom('education').select('finish_at').executeTakeFirstOrThrow();
    now = new Date(finish_at.getTime() + 30 * 86_400_000);
    await retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
    now = START;
    expect(await recorded(server, entity)).toEqual([all[0], all[2]]);
  });

  test('a need on site without the one to health data is refused, and takes no seat', async () => {
    const { client } = await server.member();
    const educationNo = await addCourse(server.db, { price: 0 });
    const form = { educationNo, isDisorder: 2, memo: '휠체어 자리' };
    expect(
      await client.call('postIntEdu', { ...form, consents: [consent('refund'), consent('application')] }),
    ).toMatchObject({
      code: CODES.HEALTH_CONSENT_MISSING.code,
    });
    const { taken } = await server.db
      .selectFrom('education')
      .select('taken')
      .where('education_no', '=', educationNo)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });

  test.each([
    ['an exam', 'exam', { memo: '시험 시간을 늘려주세요' }],
    ['an exam that states a need', 'exam', { isDisorder: 2, memo: '큰 글씨 문제지' }],
    ['an exam, as another request', 'exam', { isDisorder: 1, memo: '휠체어를 탑니다' }],
    ['a course, as another request', 'course', { memo: '청각장애가 있어 앞자리를 부탁합니다' }],
  ] as const)('health data in the request of %s without the one to them are refused', async (_, kind, form) => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const consents = [consent('refund'), consent('application')];
    const apply = async (given: object[]) =>
      kind === 'exam'
        ? client.call('postIntExam', {
            examinationNo: await addExam(server.db, { price: 0 }),
            ...form,
            consents: given,
          })
        : client.call('postIntEdu', {
            educationNo: await addCourse(server.db, { price: 0 }),
            ...form,
            consents: given,
          });
    expect((await apply(consents)).code).toBe(CODES.HEALTH_CONSENT_MISSING.code);
    expect((await apply([...consents, consent('health')])).code).toBe(1);
  });

  test('another request needs no consent to health data', async () => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const consents = [consent('refund'), consent('application')];
    const request = { isDisorder: 1, memo: '주차할 수 있나요?', consents };
    const educationNo = await addCourse(server.db, { price: 0 });
    expect((await client.call('postIntEdu', { educationNo, ...request })).code).toBe(1);
    const examinationNo = await addExam(server.db, { price: 0 });
    expect((await client.call('postIntExam', { examinationNo, ...request })).code).toBe(1);
  });

  test('of an employer are recorded with its group', async () => {
    const { db, course, employer, people } = await openGroups(open);
    const { client } = await employer();
    const { code, entity } = await client.call('postIntGroup', {
      kind: 'education',
      educationNo: await course(),
      people: people(2),
      ...BUSINESS,
      consents: [consent('refund'), consent('informed')],
    });
    expect(code).toBe(1);
    expect(await recorded({ db }, entity)).toEqual(['informed', 'refund'].map((item) => `${item} ${VERSION} web`));
  });

  test('of a build that sends none are those that its form has asked for, in its wording', async () => {
    const { client } = await server.member();
    const educationNo = await addCourse(server.db, { price: 0 });
    const { code, entity } = await client.call('postIntEdu', { educationNo, isDisorder: 2, memo: '휠체어 자리' });
    expect(code).toBe(1);
    expect(await recorded(server, entity)).toEqual(
      ['application', 'health', 'refund'].map((item) => `${item} 2026-11-01 web`),
    );
  });

  test('of who accepts a seat of a group say what goes to the company', async () => {
    const group = await openPaidGroup(open);
    const { answer, applicationNo } = await group.accept(group.phoneOf(0), {
      agreeCompletion: true,
      consents: [consent('application'), consent('sharing'), consent('completion')],
    });
    expect(answer.code).toBe(1);
    expect(await recorded(group.server, applicationNo)).toEqual(
      ['application', 'completion', 'sharing'].map((item) => `${item} ${VERSION} web`),
    );
  });
});

describeWithDatabase('the photo of an exam', (open) => {
  let server: TestServer;
  const clock = { now: TEST_NOW };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  const at = (time: string) => (clock.now = new Date(time));
  beforeEach(() => at('2026-12-05T12:00:00+09:00'));

  const give = (client: TestClient, userExaminationNo: number, userProfile: string) =>
    client.call('patchIntExamPhoto', { userExaminationNo, userProfile });
  const view = async (client: TestClient, userExaminationNo: number) => {
    const { entity } = await client.call('getMapUserExam', { userExaminationNo });
    const { allowedActions, photo, userExam, entryCode } = entity as {
      entryCode: string;
      allowedActions: string[];
      photo: object;
      userExam: { userProfile: string };
    };
    return { actions: allowedActions, entryCode, photo, path: userExam.userProfile };
  };

  test('is added after applying, and there is no ticket without it', async () => {
    const { client, userExaminationNo } = await addExaminee(server);
    const before = await view(client, userExaminationNo);
    expect(before.photo).toEqual({ state: 'missing', dueAt: '2026-12-08T00:00:00+09:00', reason: '' });
    expect(before.actions).toEqual(['cancel', 'addPhoto']);
    expect(before.entryCode).toBe('');
    expect(await client.call('downloadSlip', { applyType: 2, userExaminationNo })).toMatchObject(
      CODES.PAPER_NOT_ALLOWED,
    );
    expect(await client.call('downloadTicket', { userExaminationNo })).toMatchObject(CODES.PAPER_NOT_ALLOWED);

    const path = await uploadPhoto(client);
    expect(await give(client, userExaminationNo, path)).toMatchObject({ code: 1, entity: 1 });
    expect(await view(client, userExaminationNo)).toMatchObject({
      path,
      photo: { state: 'given' },
      actions: ['cancel', 'printSlip', 'printTicket', 'addPhoto'],
      entryCode: expect.stringContaining(`-${userExaminationNo}-`) as string,
    });
  });

  test('can be added and changed until the end of the third day before the exam', async () => {
    const { client, userExaminationNo } = await addExaminee(server);
    const first = await uploadPhoto(client);
    const second = await uploadPhoto(client);
    at('2026-12-07T23:59:59.999+09:00');
    for (const path of [first, second]) expect(await give(client, userExaminationNo, path)).toMatchObject({ code: 1 });
    at('2026-12-08T00:00:00+09:00');
    expect(await give(client, userExaminationNo, first)).toMatchObject(CODES.PHOTO_NOT_ADDABLE);
    expect(await view(client, userExaminationNo)).toMatchObject({
      path: second,
      actions: expect.not.arrayContaining(['addPhoto']) as string[],
    });
  });

  test('can be added until the third day before the new date of a moved exam', async () => {
    const { client, userExaminationNo } = await addExaminee(server);
    const moved = { day: '2026-12-20', time: '10:00', endTime: '12:00', address: '서울', address2: '' };
    await server.db
      .updateTable('application')
      .set({ changed_to: JSON.stringify(moved) })
      .where('application_no', '=', userExaminationNo)
      .execute();
    expect((await view(client, userExaminationNo)).photo).toMatchObject({ dueAt: '2026-12-18T00:00:00+09:00' });
    at('2026-12-17T23:59:59+09:00');
    expect(await give(client, userExaminationNo, await uploadPhoto(client))).toMatchObject({ code: 1 });
  });

  test('can be added for a day after applying, even shortly before the exam', async () => {
    const { client, userExaminationNo, examinationNo } = await addExaminee(server);
    expect(await client.call('patchIntExamCancel', cancelForm(userExaminationNo))).toMatchObject({ code: 1 });
    await server.db
      .updateTable('examination')
      .set({ apply_end_at: new Date('2026-12-09T18:00:00+09:00') })
      .where('examination_no', '=', examinationNo)
      .execute();
    at('2026-12-09T08:00:00+09:00');
    const late = Number((await client.call('postIntExam', { examinationNo })).entity);
    expect((await view(client, late)).photo).toMatchObject({ dueAt: '2026-12-10T08:00:00+09:00' });
    at('2026-12-09T17:59:00+09:00');
    const other = await addExaminee(server, examinationNo);
    // Until the exam begins.
    expect((await view(other.client, other.userExaminationNo)).photo).toMatchObject({
      dueAt: '2026-12-10T10:00:00+09:00',
    });
    const path = await uploadPhoto(client);
    expect(await give(client, late, path)).toMatchObject({ code: 1 });
  });

  test("must be the member's own picture, for an own application whose exam is still to come", async () => {
    const { client, userExaminationNo } = await addExaminee(server);
    const stranger = await addExaminee(server);
    const path = await uploadPhoto(client);
    const foreign = await uploadPhoto(stranger.client);
    expect(await give(client, userExaminationNo, foreign)).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'userProfile' }] },
    });
    expect(await give(client, userExaminationNo, '')).toMatchObject({ status: 400 });
    expect(await give(stranger.client, userExaminationNo, foreign)).toMatchObject({ status: 404 });
    await client.call('patchIntExamCancel', cancelForm(userExaminationNo));
    expect(await give(client, userExaminationNo, path)).toMatchObject(CODES.PHOTO_NOT_ADDABLE);
  });
});
