import type { NoticeEvent, NoticeFacts } from './facts.ts';
import type { NoticeRule } from './noticeRule.ts';
import { ownPage as page } from './pages.ts';

type AccountNoticeEvent = Extract<NoticeEvent, `account${'Suspended' | 'Reinstated'}`>;

/** What a member is told of the account. */
export const ACCOUNT_NOTICES: { readonly [Event in AccountNoticeEvent]: NoticeRule<NoticeFacts[Event]> } = {
  accountSuspended: {
    mustBeTold: true,
    write: ({ reason }) => ({
      title: '회원 이용이 정지되었습니다.',
      content: `다음 사유로 홈페이지 이용이 정지되어 로그인하실 수 없습니다. (${reason}) 이미 하신 신청과 결제는 그대로 유지됩니다.`,
      page,
    }),
  },
  accountReinstated: {
    mustBeTold: true,
    write: () => ({
      title: '회원 이용 정지가 해제되었습니다.',
      content: '회원 이용 정지가 해제되었습니다. 이제 홈페이지에 로그인하실 수 있습니다.',
      page,
    }),
  },
};
