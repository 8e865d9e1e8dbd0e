// Not in the folder's index: the shell's first file, which has all of that, needs none of it.

/** A member's groups of people, and what such a group is. */
export const GROUPS_PATH = '/manager/group';

/** Where the link to a seat of a group leads. It has a code in its query, and is nothing to be found by others. */
export const GROUP_INVITATION_PATH = `${GROUPS_PATH}/accept`;
