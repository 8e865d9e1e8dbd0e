import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { VisitorInset } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { InsetView } from './InsetView.tsx';
import styles from './Slot.module.css';

/** React ignores its content, which comes from the server and from a program of its own. */
const OF_ITS_OWN = { __html: '' };

/** Place of one inset, with the reserved room. */
export function InsetPlace({ inset: first }: { inset: VisitorInset }) {
  // A document runs one build of a section, even if the registry changes later.
  const [inset] = useState(first);
  const { path, guarded, minHeight } = inset;
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const isMember = useSessionUser() !== null;
  const isShown = isMember || !guarded;
  useLayoutEffect(() => {
    if (!place.current || !isShown) return;
    const view = new InsetView(place.current, inset, portal);
    return () => view.end();
  }, [inset, portal, isShown]);
  const { phone, tablet = phone, wide } = minHeight;
  return (
    <div
      data-inset={path}
      ref={place}
      className={styles.place}
      data-guarded={!isShown || undefined}
      style={{ '--phone': phone, '--tablet': tablet, '--wide': wide } as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={OF_ITS_OWN}
    />
  );
}
