import { expect } from '@playwright/test';
import { createDevice } from '../../api/src/integrations/message/push/testing/device.ts';
import { startPushServer } from '../../api/src/integrations/message/push/testing/pushServer.ts';
import { findings } from '../accessibility/findings.ts';
import { newMember, signIn } from '../member.ts';
import { PUSH_PORT } from '../ports.ts';
import { test } from '../silent.ts';

test.use({ serviceWorkers: 'allow' });

/** The job of ten seconds, on a busy machine. */
const SENT_WITHIN_MS = 90_000;

test('a member switches notices on, gets one that the device alone can read, and switches them off', async ({
  page,
  request,
}) => {
  const service = await startPushServer(Number(PUSH_PORT));
  const device = createDevice(`${service.origin}/device`);
  // The headless browser has neither a push service nor anybody to ask.
  await page.addInitScript((subscription) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const { endpoint, ...keys } = subscription;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, device.subscription);
  const member = await newMember(request);
  await signIn(page, member.userId);
  await page.goto('/sign/me/notices');
  await page.getByRole('button', { name: '이 기기에서 알림 받기' }).click();
  const devices = page.getByRole('list', { name: '알림을 받는 기기' });
  await expect(devices.getByRole('listitem')).toContainText(['이 기기']);
  expect(await findings(page)).toEqual([]);

  await devices.getByRole('button', { name: '시험 알림 보내기' }).click();
  const read = () => service.requests.map(({ body }) => device.read(body));
  // The member joined in another browser, so that a warning of this one comes too.
  await expect.poll(() => read().join(' '), { timeout: SENT_WITHIN_MS }).toMatch(/시험 알림.*"\/sign\/me\/notices"/);
  for (const text of read()) expect(text).not.toContain(member.name);
  await page.reload();
  await expect(devices.getByRole('listitem')).toContainText(['마지막 알림']);

  await devices.getByRole('button', { name: /^알림 끄기/ }).click();
  await expect(page.getByRole('button', { name: '이 기기에서 알림 받기' })).toBeVisible();
  await service.close();
});
