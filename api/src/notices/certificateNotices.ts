import { association, qualification } from '@portal/shared/association';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import { certificatePage as page } from './pages.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

type CertificateNoticeEvent = Extract<NoticeEvent, `certificate${string}`>;

const { bank } = association;
const onPage = `홈페이지 [${page.name}]`;

/** Notices about certificates. */
export const CERTIFICATE_NOTICES: {
  readonly [Event in CertificateNoticeEvent]: NoticeRule<NoticeValues[Event]>;
} = {
  certificateAsked: {
    deviceTitle: 'certificate',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ amount, dueAt }) => ({
      title: '자격증 발급 신청이 접수되었습니다.',
      content: `자격증 발급 신청이 접수되었습니다. ${formatDeadline(dueAt)}까지 ${bank.name} ${bank.account} (예금주 ${bank.holder}) 계좌로 ${formatMoney(amount)}을 신청하신 분의 이름으로 입금해주세요. 기한이 지나면 신청이 끝납니다.`,
      page,
    }),
  },
  certificatePaid: {
    deviceTitle: 'certificate',
    write: ({ amount }) => ({
      title: '자격증 발급 수수료 입금을 확인했습니다.',
      content: `자격증 발급 수수료 ${formatMoney(amount)}의 입금을 확인했습니다. 발급되면 다시 알려드립니다.`,
      page,
    }),
  },
  certificateResumed: {
    deviceTitle: 'certificate',
    write: ({ amount }) => ({
      title: '자격증 발급 수수료 입금을 확인했습니다.',
      content: `자격증 발급 수수료 ${formatMoney(amount)}을 기한 안에 입금하신 것을 확인하여, 끝났던 발급 신청이 다시 이어집니다. 발급되면 다시 알려드립니다.`,
      page,
    }),
  },
  certificateFeeOwed: {
    deviceTitle: 'certificate',
    mustBeTold: true,
    write: ({ amount }) => ({
      title: '입금하신 수수료를 돌려드립니다.',
      content: `입금하신 자격증 발급 수수료 ${formatMoney(amount)}은 이미 끝난 발급 신청의 것이거나 한 번 더 입금하신 것이어서 돌려드립니다. ${onPage}에서 받으실 계좌를 알려주세요.`,
      page,
    }),
  },
  certificateExpired: {
    deviceTitle: 'certificate',
    mustBeTold: true,
    write: () => ({
      title: '자격증 발급 신청이 끝났습니다.',
      content: `입금 기한까지 수수료가 확인되지 않아 자격증 발급 신청이 끝났습니다. 이미 입금하셨다면 다시 신청하지 마시고 협회(${association.phone})로 알려주세요. 기한 안에 입금하신 것이 확인되면 신청이 다시 이어지고, 기한 뒤에 입금하신 것은 돌려드립니다. 입금하지 않으셨다면 ${onPage}에서 다시 신청하실 수 있습니다.`,
      page,
    }),
  },
  certificateIssued: {
    deviceTitle: 'certificate',
    write: ({ grade }) => ({
      title: '자격증이 발급되었습니다.',
      content: `${qualification.name} ${grade}급 자격증이 발급되었습니다. 자격증은 ${onPage}에서 보고 인쇄하실 수 있습니다.`,
      page,
    }),
  },
  certificateSent: {
    deviceTitle: 'certificate',
    write: ({ grade, carrierName, trackingNumber }) => ({
      title: '자격증을 보내드렸습니다.',
      content: `${qualification.name} ${grade}급 자격증을 우편으로 보내드렸습니다.${trackingNumber ? ` ${carrierName} 송장번호 ${trackingNumber}. 어디까지 왔는지는 ${onPage}에서 보실 수 있습니다.` : ''}`,
      page,
    }),
  },
  certificateRejected: {
    deviceTitle: 'certificate',
    mustBeTold: true,
    write: ({ reason, amount }) => ({
      title: '자격증이 발급되지 않았습니다.',
      content: `다음 사유로 자격증을 발급해드리지 못했습니다. (${reason}) ${amount > 0 ? `수수료 ${formatMoney(amount)}을 돌려드립니다. ${onPage}에서 받으실 계좌를 알려주세요.` : '궁금한 점은 협회로 문의해주세요.'}`,
      page,
    }),
  },
  certificateRevoked: {
    deviceTitle: 'certificate',
    mustBeTold: true,
    write: ({ reason }) => ({
      title: '자격이 취소되었습니다.',
      content: `다음 사유로 자격이 취소되어 자격증이 무효가 되었습니다. (${reason}) 궁금한 점은 협회로 문의해주세요.`,
      page,
    }),
  },
};
