import type { FastifyRequest } from 'fastify';
import { calls, type Call } from '@portal/shared/contract';
import { SESSION_IDLE, SESSION_OVER_AGE } from '@portal/shared/contract/user';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { ConfigurationError } from '../../../configuration/configurationError.ts';
import { session } from '../../../pipeline/session.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../../../testing/index.ts';
import { refuseDemoContent } from '../../loadDemo.ts';
import { createAdminLink, redeemAdminLink } from './adminLinks.ts';

describeWithDatabase('employees', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  const byLink = async () => {
    const browser = server.client();
    expect(await browser.call('adminLogin', { authorization: 'demo-admin' })).toMatchObject({
      code: 1,
      entity: { userId: 'admin', userRole: 'employee' },
    });
    return browser;
  };
  /** Pipeline's response to a call for employees. */
  const employeeCall = async (browser: TestClient) => {
    const call: Call = { ...calls.fetchUser, access: 'employee', permission: 'any' };
    const request = { headers: { authorization: browser.token }, state: {} } as unknown as FastifyRequest;
    return session(
      call,
      server.services,
    )(request).then(
      () => 'admitted',
      (error: Error) => error.message,
    );
  };

  test("the demo's link logs in any number of times, by GET too, and ends the previous session", async () => {
    const first = await byLink();
    await byLink();
    expect(await first.call('userLoginSessionCheck')).toMatchObject({ code: -1014 });
    expect(await server.client().call('adminLogin', { authorization: 'demo-admin' }, { method: 'GET' })).toMatchObject({
      code: 1,
    });
  });

  test('an issued link works once, within ten minutes, for employees only', async () => {
    const { configuration } = server.services;
    const issue = async (userId: string) => {
      const link = await createAdminLink({ db: server.db, configuration, now }, userId);
      // A server never sees the fragment.
      return link && (/\/intro\?authorization=(.+)$/.exec(link)?.[1] ?? '');
    };
    expect(await issue('member01')).toBeNull();
    const value = (await issue('admin')) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.client().call('adminLogin', { authorization: value })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const late = (await issue('admin')) ?? '';
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect(await server.client().call('adminLogin', { authorization: late })).toMatchObject({ status: 401 });
    for (const authorization of ['unknown', ' '])
      expect((await server.client().call('adminLogin', { authorization })).status).not.toBe(200);
  });

  test("an employee's token is valid for half an hour and can be renewed until the session ends", async () => {
    const browser = await byLink();
    expect(await employeeCall(browser)).toBe('admitted');
    now = new Date(now.getTime() + 30 * MINUTE_MS + 1);
    expect(await employeeCall(browser)).toBe('요청을 처리할 권한이 없습니다.');
    expect(await browser.call('fetchUser')).toMatchObject({ code: 1 });
    const old = browser.token;
    const renewed = await browser.call('changeToken', { employeeNo: 'admin' });
    expect(renewed).toMatchObject({ code: 1, entity: { userId: 'admin' } });
    expect(renewed.headers['token']).toBe(browser.token);
    expect(browser.token).not.toBe(old);
    expect(await employeeCall(browser)).toBe('admitted');
    expect(await server.client().call('fetchUser', {}, { headers: { authorization: old } })).toMatchObject({
      status: 401,
    });
    now = new Date(now.getTime() + DAY_MS);
    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });
    expect(await browser.call('officeOverview')).toMatchObject({ status: 401, entity: { ended: SESSION_OVER_AGE } });
  });

  test("an employee's session ends when nobody has used it for an hour, and with it what members may do", async () => {
    const browser = await byLink();
    now = new Date(now.getTime() + 60 * MINUTE_MS);
    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ code: 1 });
    now = new Date(now.getTime() + 60 * MINUTE_MS + 1);
    for (const name of ['fetchUser', 'officeOverview'] as const)
      expect(await browser.call(name)).toMatchObject({ status: 401, entity: { ended: SESSION_IDLE } });
    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });
    expect((await browser.call('adminLogin', { authorization: 'demo-admin' })).code).toBe(1);
  });

  test('a renewal with a lost response is repeated with the previous token, which ends when the new one is used', async () => {
    const browser = await byLink();
    const old = browser.token;
    const lost = await browser.call('changeToken', { employeeNo: 'admin' });
    const unheard = browser.token;
    browser.token = old;
    expect(lost).toMatchObject({ code: 1 });
    expect(await browser.call('userLoginSessionCheck')).toMatchObject({ code: 1 });
    expect(await employeeCall(browser)).toBe('요청을 처리할 권한이 없습니다.');
    const thief = server.client();
    thief.token = old;
    expect(await thief.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });

    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ code: 1 });
    const heard = browser.token;
    browser.token = unheard;
    expect(await browser.call('fetchUser')).toMatchObject({ status: 401 });
    browser.token = heard;
    expect(await employeeCall(browser)).toBe('admitted');
    browser.token = old;
    expect(await browser.call('fetchUser')).toMatchObject({ status: 401 });
    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });
  });

  test('a token that was copied to another browser cannot be renewed there', async () => {
    const browser = await byLink();
    const thief = server.client();
    thief.token = browser.token;
    expect(await thief.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });
    expect(await browser.call('changeToken', { employeeNo: 'admin' })).toMatchObject({ code: 1 });
  });

  test("the demo's link and a database that was a demo are refused outside a demo", async () => {
    const production = { db: server.db, now, configuration: { ...server.configuration, demo: false } };
    expect(await redeemAdminLink('demo-admin', production)).toBeNull();
    await expect(refuseDemoContent(server.db)).rejects.toThrow(ConfigurationError);
    await expect(refuseDemoContent((await open()).db)).resolves.toBeUndefined();
  });

  test('nobody else can renew a token', async () => {
    const browser = await byLink();
    expect(await browser.call('changeToken', { employeeNo: 'member01' })).toMatchObject({ status: 403 });
    const member = server.client();
    await member.call('login', { userId: 'member02', userPw: 'Portal!2026' });
    expect(await member.call('changeToken', { employeeNo: 'member02' })).toMatchObject({ status: 403 });
    expect(await employeeCall(member)).toBe('요청을 처리할 권한이 없습니다.');
    expect(await server.client().call('changeToken', { employeeNo: 'admin' })).toMatchObject({ status: 403 });
  });
});
