import type { CallEntity } from '@portal/shared/contract';
import type { officeHalls } from '@portal/shared/contract/office';

/** A hall as listed. */
export type Hall = CallEntity<typeof officeHalls>['list'][number];

export const LIST_PATH = '/office/halls';
export const WRITE_PATH = '/office/halls/write';
export const editPath = (hallNo: number) => `${WRITE_PATH}?hallNo=${hallNo}`;
