import type * as versions from '@portal/shared/texts/versions';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addCourse } from '../../manager/testing/offerings.ts';
import { openSession } from '../session/session.ts';
import { consentsJob } from './consentsJob.ts';
import { textNoticesJob } from './textNoticesJob.ts';

jest.mock('@portal/shared/texts/versions', () => {
  /** Future versions, in addition to the present ones. */
  const next: Record<string, Partial<versions.LegalText>> = {
    privacy: { effective: '2026-12-01', announced: '2026-11-01', isDisadvantage: false, asksConsent: true },
    terms: { effective: '2026-12-10', announced: '2026-11-05', isDisadvantage: true },
    marketing: { effective: '2026-12-05', announced: '2026-11-20', isDisadvantage: false },
  };
  const actual = jest.requireActual<typeof versions>('@portal/shared/texts/versions');
  return {
    ...actual,
    readVersions: (name: string) => {
      const [first] = actual.readVersions(name);
      return [first, { ...first, ...next[name], changes: `${name}: 달라진 점`, earlier: [first?.effective] }];
    },
  };
});

const at = (day: string) => new Date(`${day}T10:00:00+09:00`);

interface Due {
  due: { text: string; version: string; former: string; changes: string }[];
}

describeWithDatabase('new versions of texts', (open) => {
  let server: TestServer;
  let now = at('2026-11-20');
  beforeEach(async () => {
    now = at('2026-11-20');
    server = await open({ now: () => now });
  });

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const due = async (client: TestClient) => ((await client.call('getMapConsentsDue')).entity as Due).due;
  const signIn = async (memberNo: number) => {
    const client = server.client();
    client.token = await openSession(server.db, { memberNo, clientId: 'site', takeover: true, caller: null, now });
    return client;
  };

  test('an announced version is shown to everybody, from its announcement until it is in force', async () => {
    const announced = async (day: string) => {
      now = at(day);
      const { entity } = await server.client().call('getMapTextChanges');
      return (entity as { announced: { text: string; version: string }[] }).announced.map(({ text }) => text);
    };
    expect(await announced('2026-10-31')).toEqual([]);
    expect(await announced('2026-11-01')).toEqual(['privacy']);
    expect(await announced('2026-11-20')).toEqual(['privacy', 'marketing', 'terms']);
    expect(await announced('2026-12-01')).toEqual(['marketing', 'terms']);
    expect(await announced('2026-12-10')).toEqual([]);
  });

  test('each member is notified once of a version that is to members’ disadvantage or requires consent', async () => {
    const { memberNo } = await server.member({ agree_marketing_at: null });
    await Promise.all([textNoticesJob.run(context()), textNoticesJob.run(context())]);
    await textNoticesJob.run(context());
    const notices = await server.db
      .selectFrom('member_notice')
      .select(['title', 'content', 'useful_until'])
      .where('member_no', '=', memberNo)
      .where('event', '=', 'textChanged')
      .orderBy('notice_no')
      .execute();
    expect(notices.map(({ title }) => title)).toEqual([
      '개인정보처리방침 변경을 알려드립니다.',
      '이용약관 변경을 알려드립니다.',
    ]);
    expect(notices[0]?.content).toContain('처음 로그인하실 때 동의하시는지');
    expect(notices[1]?.content).toContain('계속 이용하시면 바뀐 약관에 동의하신 것으로 봅니다');
    expect(notices[1]?.useful_until).toEqual(new Date('2026-12-10T00:00:00+09:00'));
  });

  test('a later login requires the consent, an earlier one does not, nor does an employee’s', async () => {
    now = new Date('2026-11-30T23:59:59+09:00');
    const { client: before, memberNo } = await server.member();
    now = new Date('2026-12-01T00:00:00+09:00');
    expect(await due(before)).toEqual([]);
    const after = await signIn(memberNo);
    expect(await due(after)).toMatchObject([
      { text: 'privacy', version: '2026-12-01', former: '2021-01-01', changes: 'privacy: 달라진 점' },
    ]);
    const { client: employee } = await server.member({ role: 'employee' });
    expect(await due(employee)).toEqual([]);
  });

  test('a consent is recorded once, with its version and time', async () => {
    now = at('2026-12-01');
    const { client, memberNo } = await server.member({ joined_at: at('2026-11-02') });
    await consentsJob.run(context());
    const agree = (version: string) => client.call('postIntConsent', { text: 'privacy', version });
    expect((await agree('2021-01-01')).entity).toBe(1);
    await Promise.all([agree('2026-12-01'), agree('2026-12-01')]);
    expect((await agree('2026-12-01')).entity).toBe(0);
    expect(await due(client)).toEqual([]);
    const recorded = await server.db
      .selectFrom('consent')
      .select(['version', 'is_given', 'given_at', 'channel'])
      .where('member_no', '=', memberNo)
      .where('text', '=', 'privacy')
      .orderBy('consent_no')
      .execute();
    expect(recorded).toEqual([
      { version: '2021-01-01', is_given: true, given_at: at('2026-11-02'), channel: 'web' },
      { version: '2026-12-01', is_given: true, given_at: now, channel: 'web' },
    ]);
  });

  test('without the consent, new actions are rejected and pending ones continue', async () => {
    const educationNo = await addCourse(server.db, { price: 0 });
    const { client: before, memberNo } = await server.member();
    const first = (await before.call('postIntEdu', { educationNo })).entity as number;
    now = at('2026-12-01');
    const client = await signIn(memberNo);
    const other = await addCourse(server.db, { price: 0 });
    for (const beginning of ['postIntEdu', 'postIntLine'] as const)
      expect(await client.call(beginning, { educationNo: other })).toMatchObject({ status: 200, code: -1040 });
    expect(await client.call('postIntGroupLine', { educationNo: other, seats: 2 })).toMatchObject({ code: -1040 });
    expect(
      await client.call('upsertCertificate', {
        userExaminationNo: first,
        userName: '홍길동',
        userPhone: '01012345678',
        count: 1,
        certName: '',
      }),
    ).toMatchObject({
      code: -1040,
    });
    expect((await client.call('getMapUserEdu', { userExaminationNo: first })).code).toBe(1);
    expect((await client.call('patchIntEduCancel', { userExaminationNo: first })).code).toBe(1);
    await client.call('postIntConsent', { text: 'privacy', version: '2026-12-01' });
    expect((await client.call('postIntEdu', { educationNo: other })).code).toBe(1);
  });
});
