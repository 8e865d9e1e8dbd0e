import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';

/** Query parameter of a group's number. */
export const GROUP_NUMBER_NAME = 'groupNo';

export const groupWritePath = (kind: Kind, offeringNo: number) =>
  `${GROUPS_PATH}/write?${KINDS[kind].numberName}=${offeringNo}`;
/** Payment step of the form's page. */
export const groupPayPath = (groupNo: number) => `${GROUPS_PATH}/write?${GROUP_NUMBER_NAME}=${groupNo}`;
export const groupPath = (groupNo: number) => `${GROUPS_PATH}/view?${GROUP_NUMBER_NAME}=${groupNo}`;
