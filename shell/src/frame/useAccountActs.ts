import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { confirm, openDialog } from '@portal/shared/overlay';
import { PATHS } from '@portal/shared/section';
import { signOut } from '@portal/shared/session';

/** Confirmation before a logout (specification §4). */
const LOGOUT_QUESTION = '로그아웃하시겠습니까?';

/** Logout after a confirmation, and the choice of a text size. */
export function useAccountActs() {
  const { router } = usePortal();
  const leave = async () => {
    if (!(await confirm(LOGOUT_QUESTION))) return;
    await signOut();
    await router.navigate(PATHS.home);
  };
  return {
    askToLeave: () => void leave(),
    chooseSize: () =>
      void openDialog(() => import(/* webpackChunkName: "text-size" */ '../textSize/TextSizeDialog.tsx')),
  };
}
