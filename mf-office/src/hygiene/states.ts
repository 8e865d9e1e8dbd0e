import { HYGIENE_STATE_NAMES } from '@portal/shared/contract/hygiene';
import { filterOf } from '../parts/table/filterOf.ts';

export const LIST_PATH = '/office/hygiene';
export const FILE_PATH = '/office/hygiene/file';

const { OVERDUE, ...OTHERS } = HYGIENE_STATE_NAMES;

/** States of the list; those who have missed a year come first. */
export const STATES = filterOf(OTHERS, OVERDUE, 'OVERDUE');
