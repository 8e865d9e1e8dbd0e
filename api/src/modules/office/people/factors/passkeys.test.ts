import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { softwarePasskey } from '../../testing/softwarePasskey.ts';

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
