import { Secret, TOTP } from 'otpauth';
import { CODES } from '@portal/shared/contract';
import { MINUTE_MS, SECOND_MS } from '../../../../clock/durations.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { hashOfToken } from '../../../../pipeline/session.ts';
import { describeWithDatabase, duringChange, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { lockMember } from '../../../user/account/store.ts';
import { addEmployee, type Employee, newestAct } from '../../testing/employee.ts';
import { softwarePasskey } from '../../testing/softwarePasskey.ts';

const STEP_MS = 30 * SECOND_MS;
interface Enrolment {
  factorNo: number;
  secret: string;
}

describeWithDatabase('second factors of employees', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = TEST_NOW;
  const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  beforeEach(async () => {
    now = TEST_NOW;
    server = await open({ now: () => now, environment: { SECOND_FACTOR: '1' } });
    employee = await addEmployee(server);
  });
  const codeOf = ({ secret }: Enrolment, at = now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
  const wrongCodeOf = (app: Enrolment) => String((Number(codeOf(app)) + 500_000) % 1_000_000).padStart(6, '0');
  const begin = async ({ client }: Employee, label = '업무용 휴대폰') => {
    const { code, entity } = await client.call('officeEnrolApp', { label });
    expect(code).toBe(1);
    return entity as Enrolment;
  };
  /** Enrols an app and waits until a next code may be used. */
  const enrol = async (by = employee) => {
    const app = await begin(by);
    expect(await by.client.call('officeConfirmApp', { factorNo: app.factorNo, code: codeOf(app) })).toMatchObject({
      code: 1,
    });
    later(STEP_MS);
    return app;
  };
  const prove = (code: string, by = employee) => by.client.call('officeProveFactor', { code });
  /** A call that needs a proof, with a member that does not exist. */
  const showMember = (by = employee) =>
    by.client.call('officeShowMember', { memberNo: 999_999, purpose: 'account', reason: '시험' });
  const factorsOf = async (memberNo: number) =>
    server.db.selectFrom('second_factor').selectAll().where('member_no', '=', memberNo).execute();
  const noticesOf = (memberNo: number) =>
    server.db.selectFrom('member_notice').select(['event', 'title']).where('member_no', '=', memberNo).execute();

  test('are asked for by the calls that declare it, a quarter of an hour after the last proof again', async () => {
    expect(await showMember()).toMatchObject(CODES.SECOND_FACTOR_NONE);
    expect(await employee.client.call('officeOverview')).toMatchObject({ code: 1 });
    const app = await enrol();
    expect(await showMember()).toMatchObject({ status: 404 });
    later(15 * MINUTE_MS);
    expect(await showMember()).toMatchObject(CODES.SECOND_FACTOR_NEEDED);
    expect(await prove(codeOf(app))).toMatchObject({ code: 1 });
    expect(await showMember()).toMatchObject({ status: 404 });
  });

  test('prove one session alone, also through a renewal of its token', async () => {
    const app = await enrol();
    later(15 * MINUTE_MS);
    const { member_no: memberNo, user_id: userId } = await server.db
      .selectFrom('member')
      .select(['member_no', 'user_id'])
      .where('member_no', '=', employee.memberNo)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('admin_link')
      .values({
        token_hash: hashOfToken('another'),
        member_no: memberNo,
        single_use: true,
        expires_at: later(MINUTE_MS),
      })
      .execute();
    now = new Date(now.getTime() - MINUTE_MS);
    await prove(codeOf(app));
    const other = { memberNo, client: server.client() };
    await other.client.call('adminLogin', { authorization: 'another' });
    expect(await showMember(other)).toMatchObject(CODES.SECOND_FACTOR_NEEDED);
    later(STEP_MS);
    await prove(codeOf(app), other);
    await other.client.call('changeToken', { employeeNo: userId ?? '' });
    expect(await showMember(other)).toMatchObject({ status: 404 });
  });

  test('a code counts once, and an older one not after it', async () => {
    const app = await enrol();
    const before = codeOf(app, new Date(now.getTime() - STEP_MS));
    expect(await prove(codeOf(app))).toMatchObject({ code: 1 });
    expect(await prove(codeOf(app))).toMatchObject(CODES.SECOND_FACTOR_WRONG);
    expect(await prove(before)).toMatchObject(CODES.SECOND_FACTOR_WRONG);
    expect(await prove(codeOf(app, later(STEP_MS)))).toMatchObject({ code: 1 });
  });

  test('a code that another request is using at this moment does not count', async () => {
    const app = await enrol();
    const use = async (db: Queries) => {
      await lockMember(db, employee.memberNo);
      const step = Math.floor(now.getTime() / STEP_MS);
      await db.updateTable('second_factor').set({ last_step: step }).where('factor_no', '=', app.factorNo).execute();
    };
    expect(await duringChange(server.db, use, () => prove(codeOf(app)))).toMatchObject(CODES.SECOND_FACTOR_WRONG);
  });

  test('five wrong codes in a quarter of an hour stop the right one too, until it is over', async () => {
    const app = await enrol();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await prove(wrongCodeOf(app))).toMatchObject(CODES.SECOND_FACTOR_WRONG);
    expect(await prove(codeOf(app))).toMatchObject(CODES.SECOND_FACTOR_TRIES_EXCEEDED);
    later(15 * MINUTE_MS);
    expect(await prove(codeOf(app))).toMatchObject({ code: 1 });
  });

  test('wrong first codes of a new app are counted with the others', async () => {
    const app = await begin(employee);
    const confirm = () => employee.client.call('officeConfirmApp', { factorNo: app.factorNo, code: wrongCodeOf(app) });
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await confirm()).toMatchObject(CODES.SECOND_FACTOR_WRONG);
    expect(await confirm()).toMatchObject(CODES.SECOND_FACTOR_TRIES_EXCEEDED);
  });

  test('are enrolled without a proof only while there is none, with an entry and a notice', async () => {
    const app = await enrol();
    expect(await newestAct(server)).toMatchObject({ act: 'enrol second factor', object_no: employee.memberNo });
    expect(await noticesOf(employee.memberNo)).toEqual([
      { event: 'secondFactorChanged', title: '사무국 인증 앱이 등록되었습니다.' },
    ]);
    const [row] = await factorsOf(employee.memberNo);
    expect(row?.secret_sealed.toString('latin1')).not.toContain(app.secret);
    expect((await newestAct(server)).detail).not.toContain(app.secret);
    later(15 * MINUTE_MS);
    expect(await employee.client.call('officeEnrolApp', { label: '둘째' })).toMatchObject(CODES.SECOND_FACTOR_NEEDED);
    await prove(codeOf(app));
    await begin(employee, '둘째');
  });

  test('a new app does not count before its first code, which has to come within ten minutes', async () => {
    const app = await begin(employee);
    expect(await prove(codeOf(app))).toMatchObject(CODES.SECOND_FACTOR_NONE);
    later(10 * MINUTE_MS);
    const late = { factorNo: app.factorNo, code: codeOf(app) };
    expect(await employee.client.call('officeConfirmApp', late)).toMatchObject(CODES.SECOND_FACTOR_LATE);
  });

  test('of a colleague are neither confirmed nor removed', async () => {
    const app = await begin(employee);
    const other = await addEmployee(server);
    const given = { factorNo: app.factorNo, code: codeOf(app) };
    expect(await other.client.call('officeConfirmApp', given)).toMatchObject(CODES.SECOND_FACTOR_LATE);
    await employee.client.call('officeConfirmApp', given);
    await enrol(other);
    expect(await other.client.call('officeRemoveFactor', { factorNo: app.factorNo })).toMatchObject({ status: 404 });
  });

  test('are removed by their owner, but not the last one', async () => {
    const first = await enrol();
    const remove = ({ factorNo }: Enrolment) => employee.client.call('officeRemoveFactor', { factorNo });
    expect(await remove(first)).toMatchObject(CODES.SECOND_FACTOR_LAST);
    const second = await enrol();
    expect(await remove(first)).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'remove second factor', employee_no: employee.memberNo });
    expect(await employee.client.call('officeFactors')).toMatchObject({
      entity: { isRequired: true, factors: [{ factorNo: second.factorNo, label: '업무용 휴대폰' }] },
    });
    expect(await prove(codeOf(first))).toMatchObject(CODES.SECOND_FACTOR_WRONG);
  });

  test('five are enough', async () => {
    for (let app = 0; app < 5; app += 1) await enrol();
    expect(await employee.client.call('officeEnrolApp', { label: '여섯째' })).toMatchObject(CODES.SECOND_FACTORS_FULL);
  });

  describe('that are lost', () => {
    const reset = (by: Employee, memberNo = employee.memberNo) =>
      by.client.call('officeResetFactors', { memberNo, reason: '휴대폰 분실' });

    test('are removed by two colleagues, which ends the sessions', async () => {
      await enrol();
      const [first, second] = [await addEmployee(server), await addEmployee(server)];
      await enrol(first);
      await enrol(second);
      expect(await reset(first)).toMatchObject({ code: 1, entity: 'asked' });
      expect(await reset(first)).toMatchObject(CODES.SECOND_EMPLOYEE_NEEDED);
      expect(await factorsOf(employee.memberNo)).toHaveLength(1);
      expect(await second.client.call('officeMember', { memberNo: employee.memberNo })).toMatchObject({
        entity: { factors: { enrolled: 1, secondLook: { isOwn: false, reason: '휴대폰 분실' } } },
      });
      const { entity } = await second.client.call('officeEmployees');
      expect((entity as { list: { isResetAsked: boolean }[] }).list.map((row) => row.isResetAsked).sort()).toEqual([
        false,
        false,
        true,
      ]);
      expect(await reset(second)).toMatchObject({ code: 1, entity: 'done' });
      expect(await newestAct(server)).toMatchObject({ act: 'reset second factors', employee_no: second.memberNo });
      expect(await factorsOf(employee.memberNo)).toEqual([]);
      expect(await employee.client.call('officeOverview')).toMatchObject({ code: -1014 });
      expect(await noticesOf(employee.memberNo)).toContainEqual({
        event: 'secondFactorChanged',
        title: '사무국 인증 앱이 초기화되었습니다.',
      });
    });

    test('are not reset by their owner, by a colleague with fewer rights, or without a proof', async () => {
      await enrol();
      expect(await reset(employee)).toMatchObject(CODES.OWN_MATTER);
      const lower = await addEmployee(server, ['members']);
      expect(await reset(lower)).toMatchObject(CODES.SECOND_FACTOR_NONE);
      await enrol(lower);
      expect(await reset(lower)).toMatchObject(CODES.EMPLOYEE_ABOVE);
    });

    test('and of a dismissed employee are gone', async () => {
      const leaver = await addEmployee(server, ['content']);
      await enrol(leaver);
      await employee.client.call('officeDismissEmployee', { memberNo: leaver.memberNo, reason: '퇴사' });
      expect(await factorsOf(leaver.memberNo)).toEqual([]);
    });
  });
});

describeWithDatabase('second factors of employees in a demo', (open) => {
  test('are not asked for', async () => {
    const server = await open();
    const { client } = await addEmployee(server);
    const input = { memberNo: 999_999, purpose: 'account', reason: '시험' };
    expect(await client.call('officeShowMember', input)).toMatchObject({ status: 404 });
    expect(await client.call('officeFactors')).toMatchObject({ entity: { isRequired: false, provedUntil: null } });
  });
});

describeWithDatabase('passkeys of employees', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = TEST_NOW;
  const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  beforeEach(async () => {
    now = TEST_NOW;
    server = await open({ now: () => now, environment: { SECOND_FACTOR: '1' } });
    employee = await addEmployee(server);
  });
  const ask = async (call: 'officePasskeyOptions' | 'officeProofOptions', { client } = employee) => {
    const { code, entity } = await client.call(call);
    expect(code).toBe(1);
    return (entity as { options: string }).options;
  };
  const add = (response: string, { client } = employee) =>
    client.call('officeEnrolPasskey', { label: '사무실 컴퓨터', response });
  const prove = (response: string, { client } = employee) => client.call('officeProvePasskey', { response });
  const enrol = async (by = employee) => {
    const passkey = softwarePasskey(server.configuration.origins[0]);
    expect(await add(passkey.make(await ask('officePasskeyOptions', by)), by)).toMatchObject({ code: 1 });
    later(15 * MINUTE_MS);
    return passkey;
  };
  const showMember = () =>
    employee.client.call('officeShowMember', { memberNo: 999_999, purpose: 'account', reason: '시험' });

  test('prove a session, and are listed and recorded as the apps are', async () => {
    const passkey = await enrol();
    expect(await newestAct(server)).toMatchObject({ act: 'enrol second factor' });
    expect(await showMember()).toMatchObject(CODES.SECOND_FACTOR_NEEDED);
    expect(await prove(passkey.sign(await ask('officeProofOptions')))).toMatchObject({ code: 1 });
    expect(await showMember()).toMatchObject({ status: 404 });
    expect(await employee.client.call('officeFactors')).toMatchObject({
      entity: { factors: [{ kind: 'passkey', label: '사무실 컴퓨터' }] },
    });
  });

  test('a challenge counts once, within five minutes, and is used up by a refusal too', async () => {
    const passkey = await enrol();
    const answer = passkey.sign(await ask('officeProofOptions'));
    await prove(answer);
    expect(await prove(answer)).toMatchObject(CODES.PASSKEY_REFUSED);
    const late = await ask('officeProofOptions');
    later(5 * MINUTE_MS);
    expect(await prove(passkey.sign(late))).toMatchObject(CODES.PASSKEY_REFUSED);
    const refused = await ask('officeProofOptions');
    expect(await prove('{}')).toMatchObject(CODES.PASSKEY_REFUSED);
    expect(await prove(passkey.sign(refused))).toMatchObject(CODES.PASSKEY_REFUSED);
  });

  test('a copied passkey is refused by its count of signatures', async () => {
    const passkey = await enrol();
    await server.db.updateTable('second_factor').set({ sign_count: 50 }).execute();
    expect(await prove(passkey.sign(await ask('officeProofOptions')))).toMatchObject(CODES.PASSKEY_REFUSED);
  });

  test('of another person, of another site or without an unlocked device do not count', async () => {
    const passkey = await enrol();
    const other = await addEmployee(server);
    await enrol(other);
    expect(await prove(passkey.sign(await ask('officeProofOptions', other)), other)).toMatchObject(
      CODES.PASSKEY_REFUSED,
    );
    expect(await prove(passkey.sign(await ask('officeProofOptions'), false))).toMatchObject(CODES.PASSKEY_REFUSED);
    const foreign = softwarePasskey('https://foreign.example');
    await prove(passkey.sign(await ask('officeProofOptions')));
    expect(await add(foreign.make(await ask('officePasskeyOptions')))).toMatchObject(CODES.PASSKEY_REFUSED);
  });

  test('are enrolled without a proof only while there is no other factor', async () => {
    await enrol();
    expect(await employee.client.call('officePasskeyOptions')).toMatchObject(CODES.SECOND_FACTOR_NEEDED);
  });
});
