import { GROUP_INVITATION_PATH } from '@portal/shared/section/groupPaths';

/** The query value of a link that names the seat. */
export const CODE_NAME = 'code';

/** The link once more, for whoever logs in first and comes back. */
export const invitationPath = (code: string): string =>
  `${GROUP_INVITATION_PATH}?${new URLSearchParams({ [CODE_NAME]: code }).toString()}`;
