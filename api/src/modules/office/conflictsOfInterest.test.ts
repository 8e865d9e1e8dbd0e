import { calls, CODES, type Call, type CallName, type Schema } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { addPaid } from './testing/applications.ts';
import { DECIDES_NOTHING, CONFLICT_CASES } from './testing/conflictsOfInterest.ts';
import { addEmployee, becomeEmployee, newestAct } from './testing/employee.ts';

/** Input fields that identify a member's record. */
const OF_A_MEMBER = [
  'memberNo',
  'userExaminationNo',
  'userExaminationNos',
  'seatNo',
  'groupNo',
  'invoiceNo',
  'billNo',
  'allowanceNo',
  'refundNo',
  'paymentNo',
  'findingNo',
  'cashReceiptNo',
  'certificateNo',
  'certificateNos',
  'postNo',
  'correctionNo',
  'objectionNo',
  'evidenceNo',
  'lastReportNo',
  'inquiryNo',
  'rosterNo',
  'batchNo',
  'lastEntryNo',
  'objectNo',
  // In the bank's file and in a table of results.
  'chosen',
  'fingerprint',
];
/** Input fields of records that belong to no member. */
const OF_EVERYBODY = [
  'fileNo',
  'offeringNo',
  'educationNo',
  'examinationNo',
  'articleNo',
  'itemNo',
  'lessonNo',
  'mailingNo',
  'changeNo',
  'hallNo',
  'lecturerNo',
  'lecturerNos',
  'branchNo',
  'parentNo',
  'bulletinNo',
  // Files of many members, whose own row no employee can single out.
  'uploadNo',
  'partNo',
];

/** Returns all field names of a call's input at any depth. */
function namesIn(schema: unknown): string[] {
  const { entries, item, wrapped } = schema as { entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema };
  return [
    ...Object.entries(entries ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
    ...(item ? namesIn(item) : []),
    ...(wrapped ? namesIn(wrapped) : []),
  ];
}

const OFFICE_CALLS = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { access, permission }]) => access === 'employee' && permission !== 'any',
);
const namesAMember = ([, { input }]: [CallName, Call]) => namesIn(input).some((name) => OF_A_MEMBER.includes(name));

test("every number in a call of the office is a member's or everybody's", () => {
  const numbers = OFFICE_CALLS.flatMap(([, { input }]) => namesIn(input)).filter((name) => /No(s)?$/.test(name));
  expect(numbers.filter((name) => !OF_A_MEMBER.includes(name) && !OF_EVERYBODY.includes(name))).toEqual([]);
});

test('every call that takes a record of a member is tried with an own one, or has a reason not to be', () => {
  const tried = [...Object.keys(CONFLICT_CASES), ...Object.keys(DECIDES_NOTHING)];
  const missing = OFFICE_CALLS.filter(namesAMember).filter(([name]) => !tried.includes(name));
  expect(missing.map(([name]) => name)).toEqual([]);
});

describeWithDatabase('own records of an employee', (open) => {
  let server: TestServer;
  // The course has begun and is not over: results can be entered, and it can be called off.
  const now = new Date('2026-12-10T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test.each(Object.keys(CONFLICT_CASES) as CallName[])('%s: is refused, and the refusal is recorded', async (name) => {
    const conflict = CONFLICT_CASES[name];
    if (!conflict) throw new Error(name);
    const { input, memberNo } = await conflict.arrange(server);
    const { client } = await becomeEmployee(server, memberNo);
    const answer = await client.call(name, input);
    if (conflict.isOneOfMany) {
      expect(answer).toMatchObject({ code: 1 });
      expect(Object.values((answer.entity as object[])[0] ?? {})).toContain(CODES.OWN_MATTER.message);
    } else expect(answer).toMatchObject(CODES.OWN_MATTER);
    const { act, employee_no, detail } = await newestAct(server);
    expect({ act, employee_no, detail }).toEqual({
      act: expect.stringMatching(/^refuse: /),
      employee_no: memberNo,
      detail: '{"cause":"OWN_MATTER"}',
    });
  });

  test('are those of a second account as well, which has the same name and birth date', async () => {
    const { memberNo } = await server.member({ name: '나 두리', user_birth: '19700203' });
    const { client } = await becomeEmployee(server, memberNo);
    const second = await server.member({ name: '나두리', user_birth: '19700203' });
    const act = { memberNo: second.memberNo, reason: '새 직원' };
    expect(await client.call('officeSetEmployee', { ...act, permissions: ['content'] })).toMatchObject(
      CODES.OWN_MATTER,
    );
    expect(await client.call('officeMember', { memberNo: second.memberNo })).toMatchObject({
      entity: { allowedActions: [] },
    });
    const namesake = await server.member({ name: '나두리', user_birth: '19700204' });
    expect(await client.call('officeEndSessions', { ...act, memberNo: namesake.memberNo })).toMatchObject({ code: 1 });
  });

  test('are decided by anybody else', async () => {
    const { applicationNo } = await addPaid(server);
    const { client } = await addEmployee(server);
    const complete = { userExaminationNo: applicationNo, result: 'complete' };
    expect(await client.call('officeEnterResult', complete)).toMatchObject({ code: 1 });
  });
});
