import { formatDate } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import { ownPage as page } from './pages.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

type AccountNoticeEvent = Extract<
  NoticeEvent,
  `account${'Suspended' | 'Reinstated'}` | `${'password' | 'phone'}Changed` | 'dormancyNear' | 'marketingConsent'
>;

const notYou = '본인이 변경하지 않으셨다면 바로 협회로 연락해주세요.';

/** What a member is told of the account. */
export const ACCOUNT_NOTICES: { readonly [Event in AccountNoticeEvent]: NoticeRule<NoticeValues[Event]> } = {
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
  passwordChanged: {
    mustBeTold: true,
    atNight: true,
    write: () => ({
      title: '비밀번호가 변경되었습니다.',
      content: `홈페이지의 비밀번호가 변경되었습니다. ${notYou}`,
      page,
    }),
  },
  phoneChanged: {
    mustBeTold: true,
    atNight: true,
    write: () => ({
      title: '휴대폰 번호가 변경되었습니다.',
      content: `회원 정보의 휴대폰 번호가 변경되었습니다. ${notYou}`,
      page,
    }),
  },
  dormancyNear: {
    mustBeTold: true,
    usefulUntil: ({ dormantFrom }) => dormantFrom,
    write: ({ dormantFrom }) => ({
      title: '휴면 계정으로 전환될 예정입니다.',
      content: `1년 가까이 로그인하지 않으셨습니다. ${formatDate(dormantFrom)}에 휴면 계정으로 전환되며, 그 전에 로그인하시면 전환되지 않습니다.`,
      page,
    }),
  },
  marketingConsent: {
    mustBeTold: true,
    write: ({ agreedAt }) => ({
      title: '마케팅 정보 수신 동의를 확인해주세요.',
      content: `${formatDate(agreedAt)}에 마케팅 정보 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시고, 원하지 않으시면 홈페이지 [${page.name}]에서 동의를 철회해주세요.`,
      page,
    }),
  },
};
