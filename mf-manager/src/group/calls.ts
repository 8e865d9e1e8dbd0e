import type { Call } from '@portal/shared/contract';
import { getListBoxGroup, getMapGroup } from '@portal/shared/contract/manager';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';

/** Calls whose results change with a group. */
export const GROUP_CALLS: Call[] = [getListBoxGroup, getMapGroup, getMapMyMatters];
