import type { CallEntity } from '@portal/shared/contract';
import type { getMapInquiry } from '@portal/shared/contract/inquiry';
import { inTable } from '@portal/shared/contract/words';
import type { Tone } from '@portal/shared/ui';

/** One inquiry, whole. */
export type Inquiry = CallEntity<typeof getMapInquiry>;

export const LIST_PATH = '/space/inquiry';
export const TITLE = '1:1 문의';
export const viewPath = (inquiryNo: number) => `${LIST_PATH}/view?inquiryNo=${inquiryNo}`;

const TONES = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const satisfies Record<string, Tone>;

/** What an inquiry's state looks like. */
export const toneOf = (status: Inquiry['status']): Tone => inTable(TONES, status, 'neutral');
