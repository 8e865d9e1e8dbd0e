import { association } from '@portal/shared/association';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import type { NoticeValues } from './values.ts';

type InvoiceEvent = 'invoiceIssued' | 'invoiceDueSoon' | 'invoiceOverdue' | 'invoicePaid' | 'invoiceSeatsCancelled';

const { name, account, holder } = association.bank;
const ACCOUNT = `${name} ${account} (${holder})`;

/** Notices to an employer about invoices. */
export const INVOICE_NOTICES: { readonly [Event in InvoiceEvent]: NoticeRule<NoticeValues[Event]> } = {
  invoiceIssued: {
    deviceTitle: 'payment',
    write: ({ title, page, when, place, number, amount, dueAt }) => ({
      title: '단체 신청이 되었습니다. 청구서를 확인해주세요.',
      content: `${title} 신청이 되었습니다. ${[when, place].filter(Boolean).join(', ')}. 청구서 ${number}의 ${formatMoney(amount)}을 ${formatDeadline(dueAt)}까지 ${ACCOUNT} 계좌로 입금해주세요. 청구서는 홈페이지 [${page.name}]에서 받으실 수 있습니다.`,
      page,
    }),
  },
  invoiceDueSoon: {
    deviceTitle: 'payment',
    mustBeTold: true,
    usefulUntil: ({ dueAt }) => dueAt,
    write: ({ title, page, number, amount, dueAt }) => ({
      title: '청구서의 입금 기한이 다가옵니다.',
      content: `${title} 신청의 청구서 ${number}, ${formatMoney(amount)}을 ${formatDeadline(dueAt)}까지 ${ACCOUNT} 계좌로 입금해주세요. 이미 입금하셨다면 확인하는 중이니 기다려주세요. 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
  invoiceOverdue: {
    deviceTitle: 'payment',
    mustBeTold: true,
    write: ({ title, page, number, amount, mayLoseSeats }) => ({
      title: '청구서의 입금 기한이 지났습니다.',
      content: `${title} 신청의 청구서 ${number}, ${formatMoney(amount)}이 기한까지 입금되지 않았습니다. ${ACCOUNT} 계좌로 입금해주세요. ${mayLoseSeats ? '입금되지 않으면 아직 아무도 수락하지 않은 자리를 협회가 취소할 수 있으며,' : '입금하시기 전에는'} 새로 후불로 신청하실 수 없습니다. 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
  invoicePaid: {
    deviceTitle: 'payment',
    write: ({ title, page, number, amount }) => ({
      title: '청구서 금액이 입금되었습니다.',
      content: `${title} 신청의 청구서 ${number}, ${formatMoney(amount)}의 입금을 확인했습니다. 영수증은 홈페이지 [${page.name}]에서 받으실 수 있습니다.`,
      page,
    }),
  },
  invoiceSeatsCancelled: {
    deviceTitle: 'group',
    mustBeTold: true,
    write: ({ title, page, number, amount, people, isReduced }) => ({
      title: '입금되지 않은 단체 신청의 자리를 취소했습니다.',
      content: `${title} 신청의 청구서 ${number}이 기한까지 입금되지 않아 아무도 수락하지 않은 ${people}명의 자리를 취소했습니다. 수락하신 분이 계시면 그분의 자리는 그대로입니다. ${isReduced ? '남은' : '환불 기간이 지나 청구 금액은 줄지 않았으며, 내실'} 금액은 ${formatMoney(amount)}입니다. 홈페이지 [${page.name}]에서 보실 수 있습니다.`,
      page,
    }),
  },
};
