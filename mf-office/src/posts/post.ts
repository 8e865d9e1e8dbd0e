import type { CallEntity } from '@portal/shared/contract';
import type { officePosts } from '@portal/shared/contract/office';

/** A card that is posted. */
export type Post = CallEntity<typeof officePosts>['list'][number];

/** What the name column says; whoever has withdrawn has none left. */
export const recipientOf = ({ name }: Pick<Post, 'name'>): string => name || '탈퇴한 회원';
