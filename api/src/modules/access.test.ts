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

  describe("to a member's private file", () => {
    const fresh = [['members'], ['qualification'], []] as const satisfies readonly Permission[][];
    const file = { fileName: 'a.png', bytes: Buffer.from(ONE_PIXEL, 'base64') };
    const upload = async (owner: TestClient) => String((await owner.call('uploadFile', {}, { file })).entity);
    const status = async (browser: TestClient | undefined, path: string) =>
      (await browser?.call('downloadFile', { path }))?.status;
    const looks = async () =>
      (
        await server.db
          .selectFrom('office_audit')
          .select(['object', 'reason'])
          .where('reason', 'in', ['문의 첨부 확인', '응시자 사진 확인'])
          .orderBy('audit_no')
          .execute()
      ).map(({ object }) => object);
    const ofEmployees = async (path: string) => {
      const statuses = [];
      for (const permissions of fresh) statuses.push(await status(await employee(permissions), path));
      return statuses;
    };

    test("is the owner's alone while no case shows it", async () => {
      const { client: owner } = await server.member();
      const path = await upload(owner);
      expect(await status(owner, path)).toBe(200);
      expect(await ofEmployees(path)).toEqual([404, 404, 404]);
      expect(await looks()).toEqual([]);
    });

    test('of an inquiry or an application is given by the permission for it, recorded, and to a fresh token', async () => {
      const { client: owner, memberNo } = await server.member();
      const [attached, photo] = [await upload(owner), await upload(owner)];
      const asked = { kind: 'question', title: '문의', content: '내용', files: [attached] };
      expect(await owner.call('postIntInquiry', asked)).toMatchObject({ code: 1 });
      const exam = await server.db
        .selectFrom('application')
        .selectAll()
        .where('kind', '=', 'exam')
        .orderBy('application_no')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { application_no: _no, changed_to: _changed, terms, ...values } = exam;
      await server.db
        .insertInto('application')
        .values({
          ...{ ...values, member_no: memberNo, status: 'CANCELLED', payment_no: null, examination_code: null },
          ...{ terms: JSON.stringify(terms), answers: JSON.stringify({ userProfile: photo }) },
        })
        .execute();
      expect(await ofEmployees(attached)).toEqual([200, 404, 404]);
      expect(await ofEmployees(photo)).toEqual([404, 200, 404]);
      expect(await looks()).toEqual(['inquiry', 'application']);
      for (const path of [attached, photo])
        expect([
          await status(owner, path),
          await status(visitors.get('member'), path),
          await status(visitors.get('guest'), path),
          await status(visitors.get('employee whose token is half an hour old'), path),
        ]).toEqual([200, 404, 404, 403]);
    });
  });
});
