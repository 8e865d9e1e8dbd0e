import { formatMoney } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import type { NoticeValues } from './values.ts';

/** Notices about cash receipts. */
export const CASH_RECEIPT_NOTICES: { readonly cashReceiptFailed: NoticeRule<NoticeValues['cashReceiptFailed']> } = {
  cashReceiptFailed: {
    deviceTitle: 'payment',
    write: ({ title, page, amount, number }) => ({
      title: '현금영수증이 발급되지 않았습니다.',
      content: `${title} ${formatMoney(amount)}의 현금영수증이 발급되지 않았습니다. 홈페이지 [${page.name}]에서 번호(${number})가 맞는지 확인해 고쳐주세요. 번호가 맞으면 그대로 두셔도 됩니다. 협회에서 확인해 다시 발급해드립니다.`,
      page,
    }),
  },
};
