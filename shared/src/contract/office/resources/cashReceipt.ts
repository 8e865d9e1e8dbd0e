import { officeResource } from './resource.ts';

/** Cash receipts that the gateway or the tax office has not taken. */
export const cashReceiptResource = officeResource({
  name: '현금영수증',
  permission: 'money',
  path: '/office/cash-receipts',
  objects: {
    cash_receipt: '현금영수증',
  },
  acts: {
    'retry cash receipt': '현금영수증 다시 보내기',
  },
  waiting: {
    cashReceipts: { name: '실패한 현금영수증' },
  },
});
