import { GROUP_INVITATION_PATH } from '@portal/shared/section/groupPaths';

/** Query parameter of the seat's code. */
export const CODE_NAME = 'code';

/** Address of an invitation, for a visitor who logs in first. */
export const invitationPath = (code: string): string =>
  `${GROUP_INVITATION_PATH}?${new URLSearchParams({ [CODE_NAME]: code }).toString()}`;
