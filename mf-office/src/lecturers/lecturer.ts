import type { CallEntity } from '@portal/shared/contract';
import type { officeLecturers } from '@portal/shared/contract/office';

/** A lecturer as listed, masked. */
export type Lecturer = CallEntity<typeof officeLecturers>['list'][number];

export const LIST_PATH = '/office/lecturers';
export const WRITE_PATH = '/office/lecturers/write';
export const editPath = (lecturerNo: number) => `${WRITE_PATH}?lecturerNo=${lecturerNo}`;
