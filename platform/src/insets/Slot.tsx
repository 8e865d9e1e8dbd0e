import { usePortal } from '../sections/ui/PortalContext.ts';
import { InsetPlace } from './InsetPlace.tsx';
import styles from './Slot.module.css';

/** Place on a page for insets of other sections; nothing if no section has one for it. */
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
