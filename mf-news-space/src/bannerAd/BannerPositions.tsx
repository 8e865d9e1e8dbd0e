import styles from './BannerPositions.module.css';

/** Small drawing of the positions of the four kinds on a page. */
export function BannerPositions() {
  return (
    <figure className={styles.root}>
      <svg
        viewBox="0 0 360 250"
        role="img"
        aria-label="화면에서 배너의 위치: 옆면 배너는 본문 오른쪽에 세로로, 하단 배너는 본문 아래에 긴 배너 하나와 짧은 배너 둘로 놓입니다."
      >
        <rect className={styles.sheet} x="1" y="1" width="358" height="248" rx="8" />
        <rect className={styles.frame} x="1" y="1" width="358" height="26" rx="8" />
        <rect className={styles.line} x="16" y="44" width="120" height="10" rx="5" />
        <rect className={styles.line} x="16" y="64" width="240" height="6" rx="3" />
        <rect className={styles.line} x="16" y="78" width="220" height="6" rx="3" />
        <rect className={styles.line} x="16" y="92" width="232" height="6" rx="3" />
        <rect className={styles.long} x="284" y="44" width="60" height="74" rx="4" />
        <text x="314" y="85">
          옆면 긴
        </text>
        <rect className={styles.short} x="284" y="124" width="60" height="30" rx="4" />
        <rect className={styles.short} x="284" y="160" width="60" height="30" rx="4" />
        <text x="314" y="143">
          옆면 짧은
        </text>
        <text x="314" y="179">
          옆면 짧은
        </text>
        <rect className={styles.long} x="16" y="118" width="252" height="34" rx="4" />
        <text x="142" y="139">
          하단 긴 배너
        </text>
        <rect className={styles.short} x="16" y="160" width="122" height="56" rx="4" />
        <rect className={styles.short} x="146" y="160" width="122" height="56" rx="4" />
        <text x="77" y="192">
          하단 짧은 배너
        </text>
        <text x="207" y="192">
          하단 짧은 배너
        </text>
        <rect className={styles.frame} x="1" y="228" width="358" height="21" rx="8" />
      </svg>
      <figcaption>화면에서 배너가 놓이는 자리</figcaption>
    </figure>
  );
}
