import type { CallEntity } from '@portal/shared/contract';
import type { officeCorrection, officeCorrections } from '@portal/shared/contract/office';

/** A correction request as listed. */
export type ListedCorrection = CallEntity<typeof officeCorrections>['list'][number];

/** A correction request in full. */
export type Correction = CallEntity<typeof officeCorrection>;

export const LIST_PATH = '/office/corrections';
export const viewPath = (correctionNo: number): string => `${LIST_PATH}/view?correctionNo=${correctionNo}`;
