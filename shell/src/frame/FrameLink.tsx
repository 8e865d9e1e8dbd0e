import type { ComponentProps } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { isPlainClick, Link } from '@portal/shared/router';

/** Closes the surrounding menus, then continues with the chosen action. */
export type CloseFirst = (goOn: () => void) => void;

type FrameLinkProps = ComponentProps<typeof Link> & { to: string; closeFirst?: CloseFirst | undefined };

/**
 * A link of the frame. In the phone's menus it closes them before it navigates, so that their entry is no longer in the
 * history.
 */
export function FrameLink({ closeFirst, ...link }: FrameLinkProps) {
  const { router } = usePortal();
  if (!closeFirst) return <Link {...link} />;
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        closeFirst(() => {
          const { pathname, search } = router.state.location;
          void router.navigate(link.to, { replace: pathname + search === link.to, state: link.state as unknown });
        });
      }}
    />
  );
}
