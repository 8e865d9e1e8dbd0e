import { LogoMark } from '../../../../association/LogoMark.tsx';
import { association } from '../../association/index.ts';
import styles from './Logo.module.css';

/** The association's logo with its name; `tone` inverse is for a dark background. */
export function Logo({ tone = 'brand', english = false }: { tone?: 'brand' | 'inverse'; english?: boolean }) {
  return (
    <span className={`${styles.root} ${styles[tone]}`}>
      <LogoMark className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.name}>{association.name}</span>
        {english && (
          <span className={styles.english} lang="en">
            {association.englishName}
          </span>
        )}
      </span>
    </span>
  );
}
