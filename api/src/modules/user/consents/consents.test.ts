import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { contactOf, joinMember } from '../testing/joinMember.ts';
import { eraseMember } from '../withdrawal/eraseMember.ts';
import { consentsJob } from './consentsJob.ts';

const START = new Date('2026-11-20T02:00:00Z');
const AT = '2026-11-20T11:00:00+09:00';

interface Listed {
  list: { text: string; textName: string; version: string; isGiven: boolean; regDate: string; channelName: string }[];
}

describeWithDatabase('consents', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => START });
  });

  const runJob = () => consentsJob.run({ ...server.services, db: server.db, log: server.app.log });
  const own = async (client: TestClient) =>
    ((await client.call('getListBoxConsent')).entity as Listed).list.map(
      ({ text, version, isGiven, regDate }) => `${text} ${version} ${isGiven ? 'yes' : 'no'} ${regDate}`,
    );
  const agree = (client: TestClient, agreeMarketing: boolean) =>
    client.call('updateProfile', { ...contactOf('a@example.com'), agreeMarketing });

  test('joining records each of them with the version of its text, and the job adds nothing', async () => {
    const { browser } = await joinMember(server, 'wooree27', { name: '도우리', userPhone: '01088801234' });
    const joined = [`privacy 2021-01-01 yes ${AT}`, `terms 2021-01-01 yes ${AT}`];
    expect(await own(browser)).toEqual(joined);
    await runJob();
    expect(await own(browser)).toEqual(joined);
    const { list } = (await browser.call('getListBoxConsent')).entity as Listed;
    expect(list[1]).toMatchObject({ textName: '이용약관', channelName: '홈페이지' });
    expect((await server.client().call('getListBoxConsent')).status).toBe(401);
  });

  test('agreeing to marketing and taking it back are recorded, saving the form again is not', async () => {
    const { client } = await server.member();
    await agree(client, true);
    await agree(client, true);
    await agree(client, false);
    expect(await own(client)).toEqual([`marketing 2023-12-22 no ${AT}`, `marketing 2023-12-22 yes ${AT}`]);
  });

  test('for earlier members the known facts are recorded: the time, and the version in force then', async () => {
    const { client, memberNo } = await server.member({
      joined_at: new Date('2019-05-02T00:00:00Z'),
      agree_marketing_at: new Date('2024-05-02T00:00:00Z'),
    });
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    expect(await own(client)).toEqual([
      'marketing 2023-12-22 yes 2024-05-02T09:00:00+09:00',
      'privacy 2021-01-01 yes 2019-05-02T09:00:00+09:00',
      'terms 2021-01-01 yes 2019-05-02T09:00:00+09:00',
    ]);
    await server.db.updateTable('member').set({ agree_marketing_at: null }).where('member_no', '=', memberNo).execute();
    await runJob();
    expect((await own(client)).filter((line) => line.startsWith('marketing'))).toHaveLength(2);
  });

  test('a withdrawal erases them', async () => {
    const { client, memberNo } = await server.member();
    await agree(client, true);
    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    await server.db
      .transaction()
      .execute((db) => eraseMember(member, { db, now: START, configuration: server.configuration }));
    const left = server.db.selectFrom('consent').select('consent_no').where('member_no', '=', memberNo);
    expect(await left.execute()).toEqual([]);
  });

  test('each version of a text can be read by its day, and another day returns 404', async () => {
    const guest = server.client();
    const terms = (await guest.call('getMapStandingText', { name: 'terms', version: '2021-01-01' })).entity;
    expect(terms).toMatchObject({ title: '이용약관', effective: '2021-01-01', earlier: [] });
    expect((terms as { articles: object[] }).articles).toHaveLength(30);
    expect((await guest.call('getMapStandingText', { name: 'privacy' })).entity).toMatchObject({
      effective: '2021-01-01',
    });
    expect((await guest.call('getMapStandingText', { name: 'terms', version: '2020-01-01' })).status).toBe(404);
    expect((await guest.call('getMapStandingText', { name: 'purpose' })).status).toBe(400);
  });
});
