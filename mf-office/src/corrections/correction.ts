import type { CallEntity } from '@portal/shared/contract';
import type { officeCorrection, officeCorrections } from '@portal/shared/contract/office';

/** One request for a correction, as the list shows it. */
export type ListedCorrection = CallEntity<typeof officeCorrections>['list'][number];

/** One request, whole. */
export type Correction = CallEntity<typeof officeCorrection>;

export const LIST_PATH = '/office/corrections';
export const viewPath = (correctionNo: number): string => `${LIST_PATH}/view?correctionNo=${correctionNo}`;
