import { officeResource } from './resource.ts';

/** Invoices of groups, and who may pay on one. */
export const invoiceResource = officeResource({
  name: '청구서',
  permission: 'money',
  path: '/office/invoices',
  ofBranch: true,
  objects: {
    group_invoice: '청구서',
    invoice_allowance: '후불 허용',
  },
  acts: {
    'allow invoices': '후불 허용',
    'end invoice allowance': '후불 허용 끝냄',
    'confirm invoice': '청구서 입금 확인',
    'cancel unpaid seats': '입금되지 않은 자리 취소',
    'write off invoice': '청구서 미수 종결',
    'return money of invoice': '취소된 청구서의 입금 돌려줌',
  },
  waiting: {
    overdueInvoices: { name: '기한이 지난 청구서', query: '?need=overdue', isNational: true },
  },
});
