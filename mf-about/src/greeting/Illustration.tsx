import styles from './Illustration.module.css';

/** A set table by a kitchen window at daybreak. Decorative: the letter contains the information. */
export function Illustration() {
  return (
    <svg className={styles.root} viewBox="0 0 520 560" aria-hidden="true" focusable="false">
      <rect className={styles.wall} width="520" height="560" />
      <g>
        <rect className={styles.sky} x="92" y="56" width="336" height="250" rx="10" />
        <circle className={styles.sun} cx="316" cy="226" r="54" />
        <path
          className={styles.farHill}
          d="M92 262c56-44 98-36 146-8s112-38 190-20v62a10 10 0 0 1-10 10H102a10 10 0 0 1-10-10Z"
        />
        <path
          className={styles.nearHill}
          d="M92 282c70-24 120-2 176 2s104-30 160-16v28a10 10 0 0 1-10 10H102a10 10 0 0 1-10-10Z"
        />
        <path className={styles.bars} d="M260 56v250M92 166h336" />
        <rect className={styles.frame} x="92" y="56" width="336" height="250" rx="10" />
        <rect className={styles.sill} x="72" y="304" width="376" height="16" rx="4" />
      </g>
      <g>
        <path className={styles.jar} d="M112 262h44l8 12v18a12 12 0 0 1-12 12h-36a12 12 0 0 1-12-12v-18Z" />
        <rect className={styles.lid} x="108" y="252" width="52" height="12" rx="4" />
        <path
          className={styles.leaf}
          d="M388 304v-40M388 284c-18 0-24-12-24-24 16 0 24 8 24 24ZM388 272c0-18 10-28 26-28 0 18-8 28-26 28Z"
        />
        <path className={styles.pot} d="M366 286h44l-6 18h-32Z" />
      </g>
      <path className={styles.cloth} d="M0 430h520v130H0Z" />
      <path className={styles.edge} d="M0 430h520" />
      <g className={styles.steam}>
        <path d="M176 352c-10-14 10-22 0-38M206 348c-10-14 10-22 0-38M236 352c-10-14 10-22 0-38" />
      </g>
      <g>
        <ellipse className={styles.shadow} cx="206" cy="488" rx="96" ry="10" />
        <path className={styles.bowl} d="M112 394h188c0 50-36 88-66 94h-56c-30-6-66-44-66-94Z" />
        <ellipse className={styles.rim} cx="206" cy="394" rx="94" ry="17" />
        <path
          className={styles.rice}
          d="M126 392c8-22 28-24 40-20 8-12 30-16 44-6 16-8 34-2 40 8 16-4 32 4 36 18-14 10-144 12-160 0Z"
        />
        <rect className={styles.foot} x="176" y="484" width="60" height="10" rx="4" />
      </g>
      <g>
        <ellipse className={styles.shadow} cx="372" cy="482" rx="60" ry="8" />
        <path className={styles.dish} d="M312 446h120c-2 20-22 36-40 38h-40c-18-2-38-18-40-38Z" />
        <ellipse className={styles.dishRim} cx="372" cy="446" rx="60" ry="10" />
        <path className={styles.greens} d="M326 444c6-14 20-16 28-8 6-12 24-12 30 0 10-8 26-4 32 8-20 8-70 8-90 0Z" />
      </g>
      <path className={styles.chopsticks} d="M300 524l170-14M302 536l170-10" />
      <path className={styles.spoon} d="M64 526h72" />
      <ellipse className={styles.spoonBowl} cx="52" cy="526" rx="22" ry="12" />
    </svg>
  );
}
