import { association, qualification } from '@portal/shared/association';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import type { NoticeEvent, NoticeFacts } from './facts.ts';
import type { NoticeRule } from './noticeRule.ts';
import { certificatePage as page } from './pages.ts';

type CertificateNoticeEvent = Extract<NoticeEvent, `certificate${string}`>;

const { bank } = association;
const onPage = `홈페이지 [${page.name}]`;

/** What a member is told of a certificate. */
export const CERTIFICATE_NOTICES: {
  readonly [Event in CertificateNoticeEvent]: NoticeRule<NoticeFacts[Event]>;
} = {
  certificateAsked: {
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ amount, dueAt }) => ({
      title: '자격증 발급 신청이 접수되었습니다.',
      content: `자격증 발급 신청이 접수되었습니다. ${formatDateTime(dueAt)}까지 ${bank.name} ${bank.account} (예금주 ${bank.holder}) 계좌로 ${formatMoney(amount)}을 신청하신 분의 이름으로 입금해주세요. 기한이 지나면 신청이 취소됩니다.`,
      page,
    }),
  },
  certificatePaid: {
    write: ({ amount }) => ({
      title: '자격증 발급 수수료 입금을 확인했습니다.',
      content: `자격증 발급 수수료 ${formatMoney(amount)}의 입금을 확인했습니다. 발급되면 다시 알려드립니다.`,
      page,
    }),
  },
  certificateExpired: {
    write: () => ({
      title: '자격증 발급 신청이 취소되었습니다.',
      content: `입금 기한이 지나 자격증 발급 신청이 취소되었습니다. 필요하시면 ${onPage}에서 다시 신청해주세요.`,
      page,
    }),
  },
  certificateIssued: {
    write: ({ grade }) => ({
      title: '자격증이 발급되었습니다.',
      content: `${qualification.name} ${grade}급 자격증이 발급되었습니다. 자격증은 ${onPage}에서 보고 인쇄하실 수 있습니다.`,
      page,
    }),
  },
  certificateSent: {
    write: ({ grade }) => ({
      title: '자격증을 보내드렸습니다.',
      content: `${qualification.name} ${grade}급 자격증을 우편으로 보내드렸습니다.`,
      page,
    }),
  },
  certificateRejected: {
    mustBeTold: true,
    write: ({ reason, amount }) => ({
      title: '자격증이 발급되지 않았습니다.',
      content: `다음 사유로 자격증을 발급해드리지 못했습니다. (${reason}) ${amount > 0 ? `수수료 ${formatMoney(amount)}을 돌려드립니다. ${onPage}에서 받으실 계좌를 알려주세요.` : '궁금한 점은 협회로 문의해주세요.'}`,
      page,
    }),
  },
  certificateRevoked: {
    mustBeTold: true,
    write: ({ reason }) => ({
      title: '자격이 취소되었습니다.',
      content: `다음 사유로 자격이 취소되어 자격증이 무효가 되었습니다. (${reason}) 궁금한 점은 협회로 문의해주세요.`,
      page,
    }),
  },
};
