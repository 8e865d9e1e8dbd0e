import { association } from '@portal/shared/association';
import { MINUTE_MS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import { queueMessage } from '../integrations/message/outbox.ts';
import type { DeviceNotice } from '../integrations/message/push/deliverPush.ts';
import { DEVICE_TITLES } from './noticeRule.ts';
import { NOTICES } from './notices.ts';
import { noticesPage } from './pages.ts';
import type { NoticeEvent } from './values.ts';

/** Text of every notice on a device, whose locked screen others may read. */
const TEXT = `${association.name}에서 알려드릴 내용이 있습니다. 눌러서 확인해주세요.`;

interface Trial {
  pushNo: number;
  memberNo: number;
}

/** Queues a notice that a member has just asked for on a device; its key lets one through in a minute. */
export async function queueTrial(
  { pushNo, memberNo }: Trial,
  { db, now, configuration }: { db: Queries; now: Date; configuration: Pick<Configuration, 'encryptionKeys'> },
): Promise<void> {
  await queueMessage(db, configuration.encryptionKeys, now, {
    key: `push-test-${pushNo}-${Math.floor(now.getTime() / MINUTE_MS)}`,
    kind: 'push test',
    lifetimeMs: MINUTE_MS,
    atNight: true,
    ...{ pushNo, memberNo, path: noticesPage.path },
    title: '시험 알림',
    text: `${association.name}의 알림을 이 기기에서 받으실 수 있습니다.`,
  });
}

interface Notice {
  notice_no: number;
  member_no: number;
  event: string;
  path: string;
}

/** Returns what goes to the devices of the members of these notices, by notice. */
export async function deviceNotices(db: Queries, notices: readonly Notice[]): Promise<Map<number, DeviceNotice[]>> {
  const devices = await db
    .selectFrom('push_subscription')
    .select(['push_no', 'member_no'])
    .where('member_no', 'in', [...new Set(notices.map(({ member_no }) => member_no))])
    .orderBy('push_no')
    .execute();
  return new Map(
    notices.map(({ notice_no, member_no: memberNo, event, path }) => {
      const { deviceTitle } = NOTICES[event as NoticeEvent];
      if (deviceTitle === null) return [notice_no, []];
      const content = { memberNo, title: DEVICE_TITLES[deviceTitle], text: TEXT, path };
      const own = devices.filter((device) => device.member_no === memberNo);
      return [notice_no, own.map(({ push_no: pushNo }) => ({ pushNo, ...content }))];
    }),
  );
}
