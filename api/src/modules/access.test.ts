import { calls, CODES, type Access, type Call, type CallName } from '@portal/shared/contract';
import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS, HOUR_MS } from '../clock/durations.ts';
import { insertPermissions } from '../internalControls/permissions/store.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../testing/index.ts';
import { openSession } from './user/session/session.ts';

/** Outcome of the pipeline's checks of a caller. `admitted`: the call proceeds to its input and its handler. */
type Verdict = 'admitted' | 'no session' | 'forbidden' | 'gone';

/** Access of a call; `permitted`: for employees with a permission, `employee`: for every employee. */
type Door = Access | 'permitted';
const doorOf = ({ access, permission }: Call): Door =>
  access === 'employee' && permission !== 'any' ? 'permitted' : access;

/** Expected outcome for each visitor, by access of the call. */
const ADMISSION: Record<string, Record<Door, Verdict>> = {
  guest: { public: 'admitted', member: 'no session', employee: 'forbidden', permitted: 'forbidden' },
  member: { public: 'admitted', member: 'admitted', employee: 'forbidden', permitted: 'forbidden' },
  'dormant member': { public: 'admitted', member: 'no session', employee: 'forbidden', permitted: 'forbidden' },
  'suspended member': { public: 'admitted', member: 'gone', employee: 'gone', permitted: 'gone' },
  'member whose session is a day old': {
    public: 'admitted',
    member: 'no session',
    employee: 'forbidden',
    permitted: 'forbidden',
  },
  employee: { public: 'admitted', member: 'admitted', employee: 'admitted', permitted: 'admitted' },
  'employee without a permission': {
    public: 'admitted',
    member: 'admitted',
    employee: 'admitted',
    permitted: 'forbidden',
  },
  'employee whose token is half an hour old': {
    public: 'admitted',
    member: 'admitted',
    employee: 'forbidden',
    permitted: 'forbidden',
  },
};

/** Public calls about the session itself, which have tests of their own. */
const ABOUT_SESSIONS: readonly CallName[] = ['userLoginSessionCheck', 'changeToken', 'logout'];

/** A picture of one pixel, as PNG. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function verdictOf({ status, code }: { status: number; code: number }): Verdict {
  if (status === 401) return 'no session';
  if (status === 403) return 'forbidden';
  return code === CODES.MEMBER_GONE.code ? 'gone' : 'admitted';
}

describeWithDatabase('access', (open) => {
  let server: TestServer;
  const now = TEST_NOW;
  const visitors = new Map<string, TestClient>();

  const visitor = async (columns: object, startedAgoMs = 0) => {
    const { memberNo } = await server.member(columns);
    const browser = server.client();
    browser.token = await openSession(server.db, {
      memberNo,
      clientId: 'site',
      takeover: true,
      caller: null,
      now: new Date(now.getTime() - startedAgoMs),
    });
    return browser;
  };

  const employee = async (permissions: readonly Permission[]) => {
    const { memberNo } = await server.member({ role: 'employee' });
    await insertPermissions(server.db, { employeeNo: memberNo, permissions, now, grantedBy: null });
    const browser = server.client();
    browser.token = await openSession(server.db, { memberNo, clientId: 'site', takeover: true, caller: null, now });
    return browser;
  };

  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
    visitors.set('guest', server.client());
    visitors.set('member', await visitor({}));
    visitors.set('dormant member', await visitor({ status: 'DORMANT' }));
    visitors.set('suspended member', await visitor({ status: 'SUSPENDED' }));
    visitors.set('member whose session is a day old', await visitor({}, DAY_MS));
    visitors.set('employee', await employee(PERMISSIONS));
    visitors.set('employee without a permission', await employee([]));
    visitors.set('employee whose token is half an hour old', await visitor({ role: 'employee' }, HOUR_MS));
  });

  test.each(Object.keys(ADMISSION))('of a visitor (%s) is the same for every call of one access', async (name) => {
    const browser = visitors.get(name);
    const admission = ADMISSION[name];
    if (!browser || !admission) throw new Error(`no visitor ${name}`);
    const names = (Object.keys(calls) as CallName[]).filter((callName) => !ABOUT_SESSIONS.includes(callName));
    const met: [CallName, Verdict][] = [];
    const expected: [CallName, Verdict][] = [];
    for (const callName of names) {
      const call: Call = calls[callName];
      met.push([callName, verdictOf(await browser.call(callName))]);
      expected.push([callName, admission[doorOf(call)]]);
    }
    expect(met).toEqual(expected);
  });

  test.each(PERMISSIONS)('of an employee with every permission but %s ends at its calls', async (missing) => {
    const browser = await employee(PERMISSIONS.filter((permission) => permission !== missing));
    const met: [CallName, Verdict][] = [];
    const expected: [CallName, Verdict][] = [];
    for (const callName of Object.keys(calls) as CallName[]) {
      const call: Call = calls[callName];
      if (call.access !== 'employee') continue;
      met.push([callName, verdictOf(await browser.call(callName))]);
      expected.push([callName, call.permission === missing ? 'forbidden' : 'admitted']);
    }
    expect(met).toEqual(expected);
  });

  test("to another member's objects is like that to objects that do not exist", async () => {
    const owner = await server.db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', 'member01')
      .executeTakeFirstOrThrow();
    const applications = await server.db
      .selectFrom('application')
      .select(['application_no', 'kind'])
      .where('member_no', '=', owner.member_no)
      .execute();
    const payment = await server.db
      .selectFrom('payment')
      .select('payment_no')
      .where('member_no', '=', owner.member_no)
      .executeTakeFirst();
    const numberOf = (kind: 'education' | 'exam') =>
      applications.find((application) => application.kind === kind)?.application_no ?? 0;
    const account = { accountName: '김정식', bank: '한빛은행', account: '1234567890' };
    const objects: [CallName, 'userExaminationNo' | 'paymentNo', number, object][] = [
      ['getMapUserEdu', 'userExaminationNo', numberOf('education'), {}],
      ['getMapUserExam', 'userExaminationNo', numberOf('exam'), {}],
      ['downloadSlip', 'userExaminationNo', numberOf('education'), { applyType: 1 }],
      ['downloadTicket', 'userExaminationNo', numberOf('exam'), {}],
      ['patchIntEduCancel', 'userExaminationNo', numberOf('education'), account],
      ['patchIntExamCancel', 'userExaminationNo', numberOf('exam'), account],
      ['patchIntCancelRetract', 'userExaminationNo', numberOf('education'), {}],
      ['startPayment', 'userExaminationNo', numberOf('education'), { payMethod: 'card' }],
      ['paymentState', 'paymentNo', payment?.payment_no ?? 0, {}],
    ];
    const { client: stranger } = await server.member();
    for (const [callName, field, number, input] of objects) {
      expect([callName, number]).not.toEqual([callName, 0]);
      const others = await stranger.call(callName, { ...input, [field]: number });
      const missing = await stranger.call(callName, { ...input, [field]: 999_999_999 });
      expect([callName, others.status, others.body]).toEqual([callName, missing.status, missing.body]);
      expect([callName, others.code]).not.toEqual([callName, 1]);
      expect([callName, others.status]).not.toEqual([callName, 400]);
    }
  });

  test("to a member's private file is the owner's, and a fresh employee's; a stale one is told to renew the token", async () => {
    const { client: owner } = await server.member();
    const file = { fileName: 'a.png', bytes: Buffer.from(ONE_PIXEL, 'base64') };
    const path = String((await owner.call('uploadFile', {}, { file })).entity);
    const stranger = visitors.get('member');
    const statuses = [];
    for (const browser of [
      owner,
      stranger,
      visitors.get('guest'),
      visitors.get('employee'),
      visitors.get('employee whose token is half an hour old'),
    ])
      statuses.push((await browser?.call('downloadFile', { path }))?.status);
    expect(statuses).toEqual([200, 404, 404, 200, 403]);
  });
});
