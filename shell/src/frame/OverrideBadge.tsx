import { forgetOverrides } from '@portal/platform/sections/registry/overrides';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import styles from './OverrideBadge.module.css';

/** Shows a developer which sections come from their own build; one press restores the live builds. */
export function OverrideBadge() {
  const { overrides } = usePortal().sections.registry;
  const names = Object.keys(overrides);
  if (names.length === 0) return null;
  const reset = () => {
    forgetOverrides();
    location.reload();
  };
  return (
    <aside className={styles.root} aria-label="개발 중인 영역">
      {names.map((name) => (
        <span key={name}>
          {name} ← {overrides[name]}
        </span>
      ))}
      <button type="button" className={styles.reset} onClick={reset}>
        되돌리기
      </button>
    </aside>
  );
}
