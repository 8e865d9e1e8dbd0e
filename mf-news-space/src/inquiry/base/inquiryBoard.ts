import type { CallEntity } from '@portal/shared/contract';
import type { getMapInquiry } from '@portal/shared/contract/inquiry';
import { inTable } from '@portal/shared/contract/words';
import type { Tone } from '@portal/shared/ui';

/** An inquiry in full. */
export type Inquiry = CallEntity<typeof getMapInquiry>;

export const LIST_PATH = '/space/inquiry';
export const TITLE = '1:1 문의';
export const viewPath = (inquiryNo: number) => `${LIST_PATH}/view?inquiryNo=${inquiryNo}`;

const TONES = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const satisfies Record<string, Tone>;

/** Tone of an inquiry's status. */
export const toneOf = (status: Inquiry['status']): Tone => inTable(TONES, status, 'neutral');
