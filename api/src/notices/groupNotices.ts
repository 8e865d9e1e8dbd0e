import { formatMoney } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import type { NoticeValues } from './values.ts';

type GroupEvent =
  | 'groupAccepted'
  | 'groupSeatDeclined'
  | 'groupSeatLeft'
  | 'groupUnanswered'
  | 'groupSeatsCancelled'
  | 'groupSeatEnded';

/** Notices to an employer about the people of a group, and to one of them about acts of the employer. */
export const GROUP_NOTICES: { readonly [Event in GroupEvent]: NoticeRule<NoticeValues[Event]> } = {
  groupAccepted: {
    deviceTitle: 'group',
    write: ({ title, page, people }) => ({
      title: '초대하신 분이 모두 수락했습니다.',
      content: `${title} 신청의 ${people}명이 모두 참석을 수락했습니다. 명단은 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
  groupSeatDeclined: {
    deviceTitle: 'group',
    write: ({ title, page, name }) => ({
      title: '초대하신 분이 참석을 사양했습니다.',
      content: `${title} 신청에 초대하신 ${name} 님이 참석을 사양했습니다. 자리는 그대로 귀사의 것이며, 홈페이지 [${page.name}]에서 다른 분을 초대하거나 자리를 취소하실 수 있습니다.`,
      page,
    }),
  },
  groupSeatLeft: {
    deviceTitle: 'group',
    mustBeTold: true,
    write: ({ title, page, name }) => ({
      title: '수락하신 분이 참석을 취소했습니다.',
      content: `${title} 신청을 수락했던 ${name} 님이 참석을 취소했습니다. 자리는 그대로 귀사의 것이며, 홈페이지 [${page.name}]에서 다른 분을 초대하거나 자리를 취소하실 수 있습니다.`,
      page,
    }),
  },
  groupUnanswered: {
    deviceTitle: 'group',
    mustBeTold: true,
    write: ({ title, page, people }) => ({
      title: '수락하지 않은 자리가 있습니다.',
      content: `${title} 신청의 수락 기한이 지났고 ${people}명이 수락하지 않았습니다. 그 자리에는 더 이상 사람을 정할 수 없으나 환불 기간 안에는 홈페이지 [${page.name}]에서 자리를 취소하실 수 있습니다.`,
      page,
    }),
  },
  groupSeatsCancelled: {
    deviceTitle: 'group',
    mustBeTold: true,
    write: ({ title, page, people, amount, isLate }) => ({
      title: '수락하지 않은 자리를 취소했습니다.',
      content: `${title} 신청에서 ${isLate ? '수락 기한까지 ' : ''}아무도 수락하지 않은 ${people}명의 자리를 협회가 취소했습니다. 수락하신 분의 자리는 그대로입니다.${amount > 0 ? ` 취소한 자리의 금액 ${formatMoney(amount)}은 모두 돌려드립니다.` : ''} 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
  groupSeatEnded: {
    deviceTitle: 'group',
    mustBeTold: true,
    write: ({ title, page, businessName }) => ({
      title: '회사가 참석을 취소했습니다.',
      content: `${businessName}에서 신청한 ${title}의 자리가 회사의 취소나 교체로 없어져 참석하실 수 없습니다. 궁금한 점은 회사에 문의해주세요. 취소 내용은 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
};
