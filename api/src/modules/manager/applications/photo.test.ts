import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addExaminee, uploadPhoto } from '../testing/examinee.ts';
import { cancelForm } from '../testing/offerings.ts';

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
