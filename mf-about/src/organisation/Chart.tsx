import styles from './Chart.module.css';
import { DEPARTMENTS, GOVERNANCE } from './structure.ts';

/** The chart as lists, read from top to bottom; the stylesheet draws the lines between the boxes. */
export function Chart() {
  return (
    <div className={styles.root}>
      <ol role="list" className={styles.chain} aria-label="의결 기구와 임원">
        {GOVERNANCE.map(({ name, note, beside }, index) => (
          <li key={name} className={styles.step}>
            <div className={`${styles.box} ${index === 2 ? styles.head : ''}`}>
              <strong>{name}</strong>
              <span>{note}</span>
            </div>
            {beside && (
              <div className={`${styles.box} ${styles.beside}`}>
                <strong>{beside.name}</strong>
                <span>{beside.note}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ul role="list" className={styles.departments} aria-label="사무국 부서">
        {DEPARTMENTS.map(({ name, duties }) => (
          <li key={name} className={styles.department}>
            <strong>{name}</strong>
            <span>{duties[0]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
