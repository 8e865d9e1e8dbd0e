import type { CallEntity } from '@portal/shared/contract';
import type { officeMember } from '@portal/shared/contract/office';

/** A member as the acts see one. */
export type MemberDetail = CallEntity<typeof officeMember>;
