import { LINE_OPENS_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import type { NoticeValues } from './values.ts';

type LineEvent = 'opensSoon' | 'lineOffered' | 'lineLapsed' | 'lineEnded' | 'lineStoodBack';

const seatsInWords = (seats: number) => (seats > 1 ? `자리 ${seats}개` : '자리');

/** Notices to a member before an opening, and in a queue. */
export const LINE_NOTICES: { readonly [Event in LineEvent]: NoticeRule<NoticeValues[Event]> } = {
  opensSoon: {
    deviceTitle: 'schedule',
    usefulUntil: ({ opensAt }) => opensAt,
    write: ({ title, page, opensAt }) => ({
      title: '신청이 곧 시작됩니다.',
      content: `${title} 신청을 ${formatDateTime(opensAt)}에 받습니다. ${LINE_OPENS_BEFORE_MINUTES}분 전부터 홈페이지 [${page.name}]에서 대기하실 수 있고, 시작할 때 추첨으로 순서를 정합니다.`,
      page,
    }),
  },
  lineOffered: {
    deviceTitle: 'line',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, dueAt, seats }) => ({
      title: '기다리시던 자리가 났습니다.',
      content: `${title} 차례가 되어 ${seatsInWords(seats)}를 배정해드렸습니다. ${formatDeadline(dueAt)}까지 홈페이지 [${page.name}]에서 신청서를 내주세요. 기한이 지나면 자리가 다음 분께 넘어갑니다.`,
      page,
    }),
  },
  lineLapsed: {
    deviceTitle: 'line',
    write: ({ title, page, seats }) => ({
      title: '배정된 자리의 신청 기한이 지났습니다.',
      content: `${title} ${seatsInWords(seats)}를 배정해드렸으나 기한 안에 신청하지 않으셔서 다음 분께 넘어갔습니다. 대기 순번은 홈페이지 [${page.name}]에서 다시 받으실 수 있으나, 기한을 두 번 넘기시면 이 교육·시험에서는 다시 받으실 수 없습니다.`,
      page,
    }),
  },
  lineStoodBack: {
    deviceTitle: 'line',
    write: ({ title, page, seats }) => ({
      title: '단체 자리를 더 모아두지 못합니다.',
      content: `${title} 단체 ${seats}명의 자리가 기한까지 다 모이지 않아, 모아두었던 자리는 뒤에서 기다리시는 분들께 넘어갔습니다. 순번은 그대로이며, 자리 ${seats}개가 한꺼번에 나면 뒤에 계신 분들보다 먼저 배정해드립니다. 인원을 줄여 다시 대기하시려면 홈페이지 [${page.name}]에서 대기를 취소하고 새로 받아주세요.`,
      page,
    }),
  },
  lineEnded: {
    deviceTitle: 'line',
    write: ({ title, page, seats }) => ({
      title: '대기가 끝났습니다.',
      content: `${title} 신청이 끝날 때까지 ${seatsInWords(seats)}가 나지 않아 대기가 끝났습니다. 기다려주셔서 감사합니다. 다른 일정은 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
};
