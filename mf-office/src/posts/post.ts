import type { CallEntity } from '@portal/shared/contract';
import type { officePosts } from '@portal/shared/contract/office';

/** A certificate card sent by post. */
export type Post = CallEntity<typeof officePosts>['list'][number];

/** Recipient for the name column; a withdrawn member has no name. */
export const recipientOf = ({ name }: Pick<Post, 'name'>): string => name || '탈퇴한 회원';
