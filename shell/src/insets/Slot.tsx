import { usePortal } from '../sections/ui/PortalContext.ts';
import { InsetPlace } from './InsetPlace.tsx';
import styles from './Slot.module.css';

/** A place on a page for what other teams show there; nothing where no section has anything for it. */
export function Slot({ name }: { name: string }) {
  const { sections } = usePortal();
  const insets = sections.registry.insets.filter(({ slot }) => slot === name);
  if (insets.length === 0) return null;
  return (
    <div className={styles.slot} data-slot={name}>
      {insets.map((inset) => (
        <InsetPlace key={inset.path} inset={inset} />
      ))}
    </div>
  );
}
