import type { CallEntity } from '@portal/shared/contract';
import type { officeMember } from '@portal/shared/contract/office';

/** A member's account in full, as the acts need it. */
export type MemberDetail = CallEntity<typeof officeMember>;
