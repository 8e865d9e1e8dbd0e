import { association } from '@portal/shared/association';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../clock/durations.ts';
import type { NoticeRule } from './noticeRule.ts';
import { homePage, ownPage as page, sessionsPage } from './pages.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

type AccountNoticeEvent = Extract<
  NoticeEvent,
  | `account${'Suspended' | 'Reinstated'}`
  | 'secondFactorChanged'
  | `${'password' | 'phone'}Changed`
  | 'newBrowser'
  | `correction${'Done' | 'Refused'}`
  | 'phoneCorrectionAsked'
  | 'dataLeaked'
  | 'dormancyNear'
  | 'marketingConsent'
  | 'marketingResult'
  | 'textChanged'
  | `roster${'Registered' | 'Refused'}`
  | 'hygieneDue'
>;

/** Period for the notice of a consent's result. */
const RESULT_MS = 14 * DAY_MS;

const notYou = '본인이 변경하지 않으셨다면 바로 협회로 연락해주세요.';

/** Texts of a version that needs consent at login, and of terms that silence accepts (제3조). */
const ASKED_AT_LOGIN = '그날 이후 처음 로그인하실 때 동의하시는지 여쭙니다.';
const AGREED_BY_SILENCE =
  '그 전까지 동의하지 않는다는 뜻을 알려주시지 않고 계속 이용하시면 바뀐 약관에 동의하신 것으로 봅니다. ' +
  '동의하지 않으시면 1:1 문의나 전화로 알려주시거나 탈퇴하실 수 있습니다.';

/** Notices about the account. */
export const ACCOUNT_NOTICES: { readonly [Event in AccountNoticeEvent]: NoticeRule<NoticeValues[Event]> } = {
  // The member cannot log in to read more, and no device is subscribed any more.
  accountSuspended: {
    deviceTitle: null,
    mustBeTold: true,
    write: ({ reason }) => ({
      title: '회원 이용이 정지되었습니다.',
      content: `다음 사유로 홈페이지 이용이 정지되어 로그인하실 수 없습니다. (${reason}) 이미 하신 신청과 결제는 그대로 유지됩니다.`,
      page,
    }),
  },
  accountReinstated: {
    deviceTitle: null,
    mustBeTold: true,
    write: () => ({
      title: '회원 이용 정지가 해제되었습니다.',
      content: '회원 이용 정지가 해제되었습니다. 이제 홈페이지에 로그인하실 수 있습니다.',
      page,
    }),
  },
  secondFactorChanged: {
    deviceTitle: 'security',
    mustBeTold: true,
    atNight: true,
    write: ({ change }) => ({
      title: `사무국 인증 앱이 ${change}되었습니다.`,
      content: `직원 계정의 인증 앱이 ${change}되었습니다. ${notYou}`,
      page,
    }),
  },
  passwordChanged: {
    deviceTitle: 'security',
    mustBeTold: true,
    atNight: true,
    write: () => ({
      title: '비밀번호가 변경되었습니다.',
      content: `홈페이지의 비밀번호가 변경되었습니다. ${notYou}`,
      page,
    }),
  },
  phoneChanged: {
    deviceTitle: 'security',
    mustBeTold: true,
    atNight: true,
    write: () => ({
      title: '휴대폰 번호가 변경되었습니다.',
      content: `회원 정보의 휴대폰 번호가 변경되었습니다. ${notYou}`,
      page,
    }),
  },
  newBrowser: {
    deviceTitle: 'security',
    mustBeTold: true,
    atNight: true,
    write: ({ at, device }) => ({
      title: '새 기기에서 로그인했습니다.',
      content: `${formatDateTime(at)}에 ${device ? `처음 쓰는 기기(${device})` : '처음 쓰는 기기'}에서 로그인했습니다. 본인이 아니면 바로 비밀번호를 바꿔주세요. 로그인한 기기는 홈페이지 [${sessionsPage.name}]에서 보실 수 있습니다.`,
      page: sessionsPage,
    }),
  },
  phoneCorrectionAsked: {
    deviceTitle: 'security',
    mustBeTold: true,
    everyChannel: true,
    atNight: true,
    usefulUntil: ({ decidableFrom }) => new Date(decidableFrom.getTime() + DAY_MS),
    write: ({ newPhone, decidableFrom }) => ({
      title: '로그인 없이 휴대폰 번호 변경을 요청받았습니다.',
      content: `회원님의 휴대폰 번호를 ${newPhone}(으)로 바꿔 달라는 요청을 받았습니다. 본인이 요청하지 않으셨다면 ${formatDateTime(decidableFrom)} 전에 홈페이지 [${page.name}]의 정정 요청에서 멈추시거나 협회로 전화해주세요.`,
      page,
    }),
  },
  correctionDone: {
    deviceTitle: 'account',
    mustBeTold: true,
    write: ({ what, isReissued, mayBeReissued }) => ({
      title: '회원 정보를 정정했습니다.',
      content: `요청하신 대로 회원 정보의 ${what}을 정정했습니다. 진행 중인 신청에도 반영했습니다. ${isReissued ? '자격증은 새 정보로 다시 발급했습니다.' : mayBeReissued ? '자격증을 새 정보로 다시 받으시려면 협회로 알려주세요. 수수료는 없습니다.' : notYou}`,
      page,
    }),
  },
  correctionRefused: {
    deviceTitle: 'account',
    mustBeTold: true,
    write: ({ what, reason }) => ({
      title: '정정 요청을 처리하지 못했습니다.',
      content: `요청하신 ${what} 정정을 다음 사유로 처리하지 못했습니다. (${reason}) 궁금한 점은 협회로 문의해주세요.`,
      page,
    }),
  },
  rosterRegistered: {
    deviceTitle: 'association',
    mustBeTold: true,
    write: ({ business }) => ({
      title: '위생교육 대상자로 등록되었습니다.',
      content: `${business} 업소의 영업자로 위생교육 명단에 등록되었습니다. 이제 ${association.classRoom.name}에서 위생교육을 받으실 수 있습니다.`,
      page,
    }),
  },
  rosterRefused: {
    deviceTitle: 'association',
    mustBeTold: true,
    write: ({ business, reason }) => ({
      title: '위생교육 명단이 반려되었습니다.',
      content: `${business} 업소의 위생교육 명단이 다음 사유로 반려되었습니다. (${reason}) 홈페이지 [${page.name}]에서 업소 정보를 확인해 고쳐주시면 다시 통보해드립니다.`,
      page,
    }),
  },
  hygieneDue: {
    deviceTitle: 'association',
    usefulUntil: ({ dueOn }) => endOfSeoulDay(dueOn),
    write: ({ hours, dueOn }) => ({
      title: '올해 위생교육을 받아주세요.',
      content: `올해 위생교육(${hours}시간)을 받으신 기록이 없습니다. ${formatDate(dueOn)}까지 ${association.classRoom.name}이나 가까운 교육장에서 받아주세요. 기한을 넘기면 과태료가 부과될 수 있습니다. 이미 받으셨으면 기록이 들어올 때까지 며칠 걸립니다. 이수 내역은 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
  // Required by 개인정보 보호법 제34조, so it is neither optional nor an advertisement that needs consent to marketing.
  dataLeaked: {
    deviceTitle: 'account',
    mustBeTold: true,
    everyChannel: true,
    usefulUntil: ({ usefulUntil }) => usefulUntil,
    write: ({ title, content }) => ({ title, content, page }),
  },
  dormancyNear: {
    deviceTitle: 'account',
    mustBeTold: true,
    usefulUntil: ({ dormantFrom }) => dormantFrom,
    write: ({ dormantFrom }) => ({
      title: '휴면 계정으로 전환될 예정입니다.',
      content: `1년 가까이 로그인하지 않으셨습니다. ${formatDate(dormantFrom)}에 휴면 계정으로 전환되며, 그 전에 로그인하시면 전환되지 않습니다.`,
      page,
    }),
  },
  marketingConsent: {
    deviceTitle: 'account',
    mustBeTold: true,
    write: ({ agreedAt }) => ({
      title: '마케팅 정보 수신 동의를 확인해주세요.',
      content: `${formatDate(agreedAt)}에 마케팅 정보 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시고, 원하지 않으시면 홈페이지 [${page.name}]에서 동의를 철회해주세요.`,
      page,
    }),
  },
  // Required by 정보통신망법 제50조제7항 within 14 days, with the sender, the day and the result.
  marketingResult: {
    deviceTitle: 'account',
    mustBeTold: true,
    usefulUntil: ({ at }) => new Date(at.getTime() + RESULT_MS),
    write: ({ isGiven, at }) => ({
      title: `마케팅 정보 수신 ${isGiven ? '동의' : '거부'}를 처리했습니다.`,
      content: isGiven
        ? `${formatDateTime(at)}에 마케팅 정보 수신에 동의하셨습니다. 원하지 않으시면 언제든 홈페이지 [${page.name}]에서 철회하실 수 있습니다.`
        : `${formatDateTime(at)}에 마케팅 정보 수신 동의를 철회하셔서 광고 메시지를 더 보내지 않습니다. 다시 받으시려면 홈페이지 [${page.name}]에서 동의해주세요.`,
      page,
    }),
  },
  textChanged: {
    deviceTitle: 'association',
    mustBeTold: true,
    everyChannel: true,
    usefulUntil: ({ from }) => from,
    write: ({ text, textName, changes, asksConsent, from }) => ({
      title: `${textName} 변경을 알려드립니다.`,
      content: [
        `${formatDate(from)}부터 새 ${textName} 내용이 적용됩니다.`,
        ...(asksConsent ? [ASKED_AT_LOGIN] : text === 'terms' ? [AGREED_BY_SILENCE] : []),
        `달라지는 점: ${changes} 전체 내용은 홈페이지 [${homePage.name}]에서 보실 수 있습니다.`,
      ].join(' '),
      page: homePage,
    }),
  },
};
