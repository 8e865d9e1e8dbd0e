import { CODES } from '@portal/shared/contract';
import { HOUR_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { storeDormantRecord } from '../dormancy/dormantRecord.ts';
import { askForPerson, askForPhone, uploadDocument } from '../testing/corrections.ts';

describeWithDatabase('requesting a correction', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  let phones = 0;
  const newPhone = () => `0107333${String((phones += 1)).padStart(4, '0')}`;
  const rowOf = (correctionNo: number) =>
    server.db.selectFrom('correction').selectAll().where('correction_no', '=', correctionNo).executeTakeFirstOrThrow();

  test('of name and birth date, with a document; it is due in ten days and one waits at a time', async () => {
    const { client } = await server.member({ name: '김봄', user_birth: '19850214' });
    const correctionNo = await askForPerson(client);
    expect((await client.call('fetchCorrections')).entity).toEqual({
      holdsCertificate: false,
      list: [
        {
          correctionNo,
          kind: 'person',
          kindName: '이름·생년월일',
          wanted: '김새봄 (1985.02.15)',
          status: 'REQUESTED',
          statusName: '접수',
          isWithoutLogin: false,
          requestedAt: '2026-11-20T12:00:00+09:00',
          dueAt: '2026-11-30T12:00:00+09:00',
          decidedAt: null,
          reason: '',
          allowedActions: ['withdraw'],
        },
      ],
    });
    const row = await rowOf(correctionNo);
    expect(row.decidable_from).toBeNull();
    expect(JSON.stringify(row)).not.toContain('김새봄');
    const again = { name: '김봄이', userBirth: '19850214', words: '개명', document: await uploadDocument(client) };
    expect(await client.call('askCorrection', again)).toMatchObject(CODES.CORRECTION_OPEN);

    expect(await client.call('withdrawCorrection', { correctionNo })).toMatchObject({ code: 1 });
    expect(await client.call('withdrawCorrection', { correctionNo })).toMatchObject(CODES.CORRECTION_NOT_OPEN);
    expect(await client.call('askCorrection', again)).toMatchObject({ code: 1 });
  });

  test('is refused at its field without a proof of the own, for a child, and for what is so already', async () => {
    const { client } = await server.member({ name: '김봄', user_birth: '19850214' });
    const stranger = await server.member();
    const foreign = await uploadDocument(stranger.client);
    const asked = { name: '김새봄', userBirth: '19850214', words: '개명' };
    const refusedAt = async (input: object) => {
      const { status, entity } = await client.call('askCorrection', { ...asked, ...input });
      return [status, (entity as { issues: { path: string }[] }).issues.map(({ path }) => path)];
    };
    expect(await refusedAt({})).toEqual([400, ['document']]);
    expect(await refusedAt({ document: foreign })).toEqual([400, ['document']]);
    const document = await uploadDocument(client);
    expect(await refusedAt({ document, name: '김봄' })).toEqual([400, ['name']]);
    expect(await refusedAt({ document, userBirth: '20200101' })).toEqual([400, ['userBirth']]);
    expect(await refusedAt({ document, words: ' ' })).toEqual([400, ['words']]);
  });

  test('is proved once by an identity check of this browser with the same data', async () => {
    const { client } = await server.member({ name: '김봄', user_birth: '19850214' });
    const { identity } = (await client.call('identityStart', { authType: 3, returnPath: '/sign/me/correction' }))
      .entity as { identity: string };
    const asked = { name: '김새봄', userBirth: '19850214', words: '개명', identity };
    expect(await client.call('askCorrection', asked)).toMatchObject({ status: 400 });
    await server.db
      .updateTable('identity_check')
      .set({ status: 'VERIFIED', name: '김새봄', user_birth: '19850214' })
      .where('identity', '=', identity)
      .execute();
    expect(await client.call('askCorrection', { ...asked, name: '김다른' })).toMatchObject({ status: 400 });
    const other = await server.member({ name: '김봄', user_birth: '19850214' });
    expect(await other.client.call('askCorrection', asked)).toMatchObject({ status: 400 });
    const { code, entity } = await client.call('askCorrection', asked);
    expect(code).toBe(1);
    expect(await rowOf(Number(entity))).toMatchObject({ proof: 'identity', document_path: null });
    await client.call('withdrawCorrection', { correctionNo: Number(entity) });
    expect(await client.call('askCorrection', asked)).toMatchObject({ status: 400 });
  });

  test('of a phone needs no login: the account is notified at once, and its member can stop it', async () => {
    const member = await server.member({ name: '도하나', user_birth: '19700101' });
    const userPhone = newPhone();
    const { code, entity } = await askForPhone(server, { name: '도 하나', userBirth: '19700101', userPhone });
    expect(code).toBe(1);
    const correctionNo = Number(entity);
    expect(await rowOf(correctionNo)).toMatchObject({
      member_no: member.memberNo,
      without_login: true,
      decidable_from: new Date(now.getTime() + 24 * HOUR_MS),
    });
    const notice = await server.db
      .selectFrom('member_notice')
      .select(['event', 'content'])
      .where('member_no', '=', member.memberNo)
      .executeTakeFirstOrThrow();
    expect(notice.event).toBe('phoneCorrectionAsked');
    expect(notice.content).toContain(`010-****-${userPhone.slice(-4)}`);
    expect((await member.client.call('fetchCorrections')).entity).toMatchObject({
      list: [
        { kind: 'phone', wanted: expect.stringContaining('*'), isWithoutLogin: true, allowedActions: ['withdraw'] },
      ],
    });
    const stranger = await server.member();
    expect(await stranger.client.call('withdrawCorrection', { correctionNo })).toMatchObject({ status: 404 });
    expect(await member.client.call('withdrawCorrection', { correctionNo })).toMatchObject({ code: 1 });
  });

  test('of a phone finds a dormant account too, and distinguishes namesakes by their ids', async () => {
    const birth = { name: '도두리', user_birth: '19710101' };
    const { memberNo } = await server.member({ ...birth, status: 'DORMANT', user_id: 'doodoori1' });
    const row = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    await storeDormantRecord(server.db, server.configuration.encryptionKeys, row);
    const claim = { name: '도두리', userBirth: '19710101' };
    await server.member({ ...birth, user_id: 'doodoori2' });
    expect(await askForPhone(server, { ...claim, userPhone: newPhone() })).toMatchObject(
      CODES.CORRECTION_PERSON_UNCLEAR,
    );
    const { entity } = await askForPhone(server, { ...claim, userId: 'Doodoori1', userPhone: newPhone() });
    expect(await rowOf(Number(entity))).toMatchObject({ member_no: memberNo });
  });

  test('of a phone consumes the verification in any case, and stores no file without one', async () => {
    const browser = server.client();
    const claim = { name: '도셋', userBirth: '19720101', userPhone: newPhone() };
    const files = async () =>
      Number(
        (
          await server.db
            .selectFrom('erased_file')
            .select(({ fn }) => fn.countAll().as('files'))
            .executeTakeFirst()
        )?.files,
      );
    const before = await files();
    const send = () =>
      browser.call('askPhoneCorrection', { ...claim, words: '분실' }, { file: { fileName: 'a.pdf', bytes: pdf } });
    expect(await send()).toMatchObject(CODES.PHONE_NOT_VERIFIED);
    expect(await files()).toBe(before);
    expect(await askForPhone(server, claim, browser)).toMatchObject(CODES.CORRECTION_PERSON_UNKNOWN);
    expect(await send()).toMatchObject(CODES.PHONE_NOT_VERIFIED);

    const taken = newPhone();
    await server.member({ name: '도셋', user_birth: '19720101' });
    await provePhone(browser, { ...claim, userPhone: taken }, 'changePhone');
    await server.member({ user_phone: taken });
    expect(
      await browser.call(
        'askPhoneCorrection',
        { ...claim, userPhone: taken, words: '분실' },
        { file: { fileName: 'a.pdf', bytes: pdf } },
      ),
    ).toMatchObject(CODES.ALREADY_MEMBER);
  });
});
