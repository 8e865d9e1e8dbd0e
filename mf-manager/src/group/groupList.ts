import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import type { ListLink } from '../parts/page/QueryResult.tsx';

/** List that the pages of a group belong to. */
export const GROUP_LIST: ListLink = { label: '단체 신청 내역', to: GROUPS_PATH };
