import { association } from '@portal/shared/association';
import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { ACCOUNT_NOTICES } from './accountNotices.ts';
import { CASH_RECEIPT_NOTICES } from './cashReceiptNotices.ts';
import { CERTIFICATE_NOTICES } from './certificateNotices.ts';
import { EVIDENCE_NOTICES } from './evidenceNotices.ts';
import { GROUP_NOTICES } from './groupNotices.ts';
import { INVOICE_NOTICES } from './invoiceNotices.ts';
import { LINE_NOTICES } from './lineNotices.ts';
import type { NoticeRule } from './noticeRule.ts';
import type { NoticePage } from './pages.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

type NoticeRules = { readonly [Event in NoticeEvent]: NoticeRule<NoticeValues[Event]> };

const see = (page: NoticePage) => `홈페이지 [${page.name}]에서 보실 수 있습니다.`;
const occasion = ({ when, place, announcement }: { when: string; place: string; announcement?: string }) =>
  [place ? `일시 ${when}, 장소 ${place}` : `시작 ${when}`, announcement && `합격자 발표 ${announcement}`]
    .filter(Boolean)
    .join(', ')
    .concat('.');
const account = ({ bank, account: number, holder }: { bank: string; account: string; holder: string }) =>
  `${bank} ${number} (예금주 ${holder}) 계좌`;
const untilPhoto = (dueAt: Date, page: NoticePage) =>
  `${formatDeadline(dueAt)}까지 홈페이지 [${page.name}]에서 사진을 올려주세요. 사진이 없으면 수험표를 출력하실 수 없습니다.`;

const howToCome = ({ arrival, bring, lacksTicket, page }: NoticeValues['dayBefore']) => {
  if (arrival === '') return `시작 시각부터 홈페이지 [${page.name}]의 학습실에서 수강하실 수 있습니다.`;
  if (!lacksTicket) return `${arrival}까지 도착해주세요. 준비물: ${bring}.`;
  return `수험표가 아직 나오지 않아 이대로는 응시하실 수 없습니다. 빠진 것을 홈페이지 [${page.name}]에서 확인해주세요.`;
};

/** It contains the day, so it stays true when sent in the evening or late. */
const reminder: NoticeRule<NoticeValues['dayBefore']> = {
  deviceTitle: 'schedule',
  usefulUntil: ({ beginsAt }) => beginsAt,
  write: (facts) => ({
    title: '신청하신 교육·시험이 곧 시작됩니다.',
    content: `${facts.title} 안내입니다. ${occasion(facts)} ${howToCome(facts)} 자세한 내용은 ${see(facts.page)}`,
    page: facts.page,
  }),
};

/** Every notice, as data. A new event needs its values in `values.ts` and a row here. */
export const NOTICES: NoticeRules = {
  applied: {
    deviceTitle: 'application',
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, amount, dueAt, ...when }) => ({
      title: dueAt ? '신청이 접수되었습니다.' : '신청이 완료되었습니다.',
      content: dueAt
        ? `${title} 신청이 접수되었습니다. ${occasion(when)} ${formatDeadline(dueAt)}까지 ${formatMoney(amount)}을 결제하셔야 신청이 완료됩니다. 결제는 홈페이지 [${page.name}]에서 하실 수 있습니다.`
        : `${title} 신청이 완료되었습니다. ${occasion(when)} 신청 내용은 ${see(page)}`,
      page,
    }),
  },
  depositAwaited: {
    deviceTitle: 'payment',
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, amount, dueAt, ...virtualAccount }) => ({
      title: '입금을 기다리고 있습니다.',
      content: `${title} 신청금 ${formatMoney(amount)}을 ${formatDeadline(dueAt)}까지 ${account(virtualAccount)}로 입금해주세요. 기한이 지나면 신청이 취소됩니다. 계좌는 ${see(page)}`,
      page,
    }),
  },
  dueSoon: {
    deviceTitle: 'payment',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, amount, dueAt, virtualAccount }) => ({
      title: '결제 기한이 다가왔습니다.',
      content: `${title} 신청금 ${formatMoney(amount)}의 결제 기한은 ${formatDeadline(dueAt)}입니다. ${virtualAccount ? `${account(virtualAccount)}로 입금해주세요.` : `홈페이지 [${page.name}]에서 결제해주세요.`} 기한이 지나면 신청이 취소됩니다.`,
      page,
    }),
  },
  paid: {
    deviceTitle: 'payment',
    write: ({ title, page, amount, ...when }) => ({
      title: '결제가 완료되었습니다.',
      content: `${title} ${formatMoney(amount)} 결제가 확인되어 신청이 완료되었습니다. ${occasion(when)} 신청 내용은 ${see(page)}`,
      page,
    }),
  },
  expired: {
    deviceTitle: 'application',
    write: ({ title, page, isGroup }) => ({
      title: '결제 기한이 지나 신청이 취소되었습니다.',
      content: `${title} 신청이 결제 기한이 지나 취소되었습니다. 접수 기간에 자리가 있으면 ${isGroup ? '신청하신 때부터 3일이 지난 뒤에' : '한 시간 뒤부터'} 다시 신청하실 수 있습니다.`,
      page,
    }),
  },
  cancelled: {
    deviceTitle: 'application',
    write: ({ title, page }) => ({
      title: '신청이 취소되었습니다.',
      content: `${title} 신청이 취소되었습니다. 결제하신 금액은 없습니다. 취소 내용은 ${see(page)}`,
      page,
    }),
  },
  cancelRequested: {
    deviceTitle: 'application',
    write: ({ title, page, amount }) => ({
      title: '취소 신청이 접수되었습니다.',
      content: `${title} 취소 신청이 접수되었습니다. ${amount > 0 ? `환불 예정 금액은 ${formatMoney(amount)}입니다.` : '환불되는 금액은 없습니다.'} 협회에서 확인한 뒤 결과를 알려드립니다. 진행 상황은 ${see(page)}`,
      page,
    }),
  },
  refundApproved: {
    deviceTitle: 'refund',
    write: ({ title, page, amount }) => ({
      title: '취소가 승인되었습니다.',
      content: `${title} 취소가 승인되었습니다. ${amount > 0 ? `${formatMoney(amount)}을 2~7일 안에 돌려드립니다.` : '환불되는 금액은 없습니다.'} 자세한 내용은 ${see(page)}`,
      page,
    }),
  },
  refundRejected: {
    deviceTitle: 'refund',
    write: ({ title, page, reason }) => ({
      title: '취소가 승인되지 않았습니다.',
      content: `다음 사유로 ${title} 취소가 승인되지 않아 신청이 그대로 유지됩니다. (${reason}) 신청 내용은 ${see(page)}`,
      page,
    }),
  },
  moneyReturned: {
    deviceTitle: 'refund',
    write: ({ title, page, amount }) => ({
      title: '결제하신 금액을 돌려드립니다.',
      content: `${title}에 결제하신 ${formatMoney(amount)}은 신청에 쓰이지 않아 2~7일 안에 모두 돌려드립니다. 자세한 내용은 ${see(page)}`,
      page,
    }),
  },
  accountNeeded: {
    deviceTitle: 'refund',
    mustBeTold: true,
    write: ({ title, page, amount }) => ({
      title: '환불받으실 계좌를 알려주세요.',
      content: `${title} ${formatMoney(amount)}을 돌려드립니다. 홈페이지에 로그인하신 뒤 [${page.name}]에서 환불 계좌를 입력해주세요.`,
      page,
    }),
  },
  accountNamed: {
    deviceTitle: 'refund',
    mustBeTold: true,
    usefulUntil: ({ payableFrom }) => payableFrom,
    write: ({ title, page, amount, payableFrom, ...named }) => ({
      title: '협회 직원이 환불 계좌를 입력했습니다.',
      content: `${title} ${formatMoney(amount)}을 ${account(named)}로 ${formatDateTime(payableFrom)}부터 보내드립니다. 본인이 알려주신 계좌가 아니면 그 전에 홈페이지 [${page.name}]에서 ‘내 계좌가 아닙니다’를 누르시거나 협회(${association.phone})로 전화해주세요.`,
      page,
    }),
  },
  calledOff: {
    deviceTitle: 'schedule',
    mustBeTold: true,
    write: ({ title, page, amount, ...when }) => ({
      title: '교육 또는 시험이 열리지 않습니다.',
      content: `신청하신 ${title}의 개최가 취소되었습니다. ${occasion(when)} ${amount > 0 ? `결제하신 ${formatMoney(amount)}은 모두 돌려드립니다.` : '결제하신 금액은 없습니다.'} 자세한 내용은 ${see(page)}`,
      page,
    }),
  },
  changed: {
    deviceTitle: 'schedule',
    mustBeTold: true,
    usefulUntil: ({ beginsAt }) => beginsAt,
    write: ({ title, page, amount, before, after, mayLeave = true }) => ({
      title: '신청하신 일정이 바뀌었습니다.',
      content: `신청하신 ${title}의 일정이 바뀌었습니다. 바뀐 일정: ${occasion(after)} 바뀌기 전: ${occasion(before)} 홈페이지 [${page.name}]에서 확인해주세요.${mayLeave ? ` 참석하기 어려우시면 시작하기 전까지 그곳에서 취소하실 수 있습니다.${amount > 0 ? ' 결제하신 금액은 모두 돌려드립니다.' : ''}` : ''}`,
      page,
    }),
  },
  dayBefore: reminder,
  dayBeforeChanged: reminder,
  ...GROUP_NOTICES,
  ...INVOICE_NOTICES,
  ...LINE_NOTICES,
  mailing: {
    deviceTitle: 'association',
    write: (written) => written,
  },
  resultOut: {
    deviceTitle: 'result',
    write: ({ title, page }) => ({
      title: '결과가 나왔습니다.',
      content: `${title} 결과가 나왔습니다. 결과는 ${see(page)}`,
      page,
    }),
  },
  photoReturned: {
    deviceTitle: 'result',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, reason, dueAt }) => ({
      title: '응시자 사진을 다시 올려주세요.',
      content: `${title} 응시자 사진을 다음 사유로 쓸 수 없습니다. (${reason}) ${untilPhoto(dueAt, page)}`,
      page,
    }),
  },
  photoMissing: {
    deviceTitle: 'result',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, dueAt }) => ({
      title: '응시자 사진을 올려주세요.',
      content: `${title} 시험이 다가왔는데 응시자 사진이 없습니다. ${untilPhoto(dueAt, page)}`,
      page,
    }),
  },
  ...EVIDENCE_NOTICES,
  resultCorrected: {
    deviceTitle: 'result',
    mustBeTold: true,
    write: ({ title, page, hasExams }) => ({
      title: '결과가 정정되었습니다.',
      content: `${title} 결과가 정정되었습니다. ${hasExams ? '이 교육의 수료로 신청하신 시험이 있어, 응시하실 수 있는지 협회에서 따로 연락드립니다. 시험 신청은 취소되지 않았습니다. ' : ''}바뀐 결과와 사유는 ${see(page)}`,
      page,
    }),
  },
  objectionAnswered: {
    deviceTitle: 'result',
    mustBeTold: true,
    write: ({ title, page }) => ({
      title: '이의신청에 답변드렸습니다.',
      content: `${title} 결과에 대한 이의신청에 답변드렸습니다. 답변은 ${see(page)}`,
      page,
    }),
  },
  ...CASH_RECEIPT_NOTICES,
  ...CERTIFICATE_NOTICES,
  postHidden: {
    deviceTitle: 'post',
    write: ({ title, page, reason }) => ({
      title: '올리신 글을 숨겼습니다.',
      content: `[${page.name}]에 올리신 글 ‘${title}’을 다음 사유로 숨겨 다른 회원에게 보이지 않습니다. (${reason}) 궁금한 점은 협회로 문의해주세요.`,
      page,
    }),
  },
  postRestored: {
    deviceTitle: 'post',
    write: ({ title, page }) => ({
      title: '숨겼던 글을 다시 보여드립니다.',
      content: `[${page.name}]에 올리신 글 ‘${title}’이 다시 다른 회원에게 보입니다.`,
      page,
    }),
  },
  inquiryAnswered: {
    deviceTitle: 'answer',
    write: ({ title, page }) => ({
      title: '문의에 답변을 드렸습니다.',
      content: `문의하신 ‘${title}’에 답변을 드렸습니다. 답변은 ${see(page)} 더 궁금하신 점은 14일 안에 이어서 물으실 수 있습니다.`,
      page,
    }),
  },
  ...ACCOUNT_NOTICES,
};
