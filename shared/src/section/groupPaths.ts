// Not in the folder's index: the shell's initial chunk contains the whole index and does not need this.

/** A member's groups, and information about groups. */
export const GROUPS_PATH = '/manager/group';

/** Target of the link to a seat of a group. It has a code in its query and must not be indexed. */
export const GROUP_INVITATION_PATH = `${GROUPS_PATH}/accept`;
