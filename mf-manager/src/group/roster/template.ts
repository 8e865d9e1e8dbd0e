import { GROUP_ROSTER_COLUMNS } from '@portal/shared/contract/manager';
import { saveFile } from '@portal/shared/documents';
import { csvOf } from '../csvOf.ts';

/** Downloads an empty table of people. */
export const downloadTemplate = (): void => saveFile('단체신청_명단.csv', csvOf([GROUP_ROSTER_COLUMNS]));
