import type { CallEntity } from '@portal/shared/contract';
import { INQUIRY_KIND_NAMES } from '@portal/shared/contract/inquiry';
import type { officeInquiries, officeInquiry } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';

/** An inquiry as listed, and in full. */
export type ListedInquiry = CallEntity<typeof officeInquiries>['list'][number];
export type Inquiry = CallEntity<typeof officeInquiry>;

export const LIST_PATH = '/office/inquiries';
export const viewPath = (inquiryNo: number) => `${LIST_PATH}/view?inquiryNo=${inquiryNo}`;

export const kindName = (kind: Inquiry['kind']): string => inTable(INQUIRY_KIND_NAMES, kind, '문의');
