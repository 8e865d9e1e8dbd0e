import { association } from '@portal/shared/association';
import styles from './AreaMap.module.css';

/** Sketch of the streets around the association's building; the page describes the directions in words. */
export function AreaMap() {
  return (
    <figure className={styles.root}>
      <svg
        viewBox="0 0 640 460"
        role="img"
        aria-label="약도: 약수역 5번 출구로 나와 다산로를 따라 북쪽으로 걷다가 한빛시장 사거리에서 오른쪽 한빛로로 들어서면 왼쪽 세 번째 건물이 한빛외식회관입니다."
      >
        <rect className={styles.land} width="640" height="460" />
        <path className={styles.park} d="M0 0h150c20 40-10 90-40 110S40 150 0 140Z" />
        <text className={styles.parkName} x="58" y="66">
          남산 자락
        </text>
        <g className={styles.blocks}>
          <rect x="40" y="190" width="130" height="90" rx="8" />
          <rect x="40" y="318" width="130" height="100" rx="8" />
          <rect x="282" y="36" width="96" height="76" rx="8" />
          <rect x="398" y="36" width="96" height="76" rx="8" />
          <rect x="514" y="36" width="96" height="76" rx="8" />
          <rect x="282" y="198" width="150" height="92" rx="8" />
          <rect x="462" y="198" width="148" height="92" rx="8" />
          <rect x="282" y="332" width="150" height="92" rx="8" />
          <rect x="462" y="332" width="148" height="92" rx="8" />
        </g>
        <g className={styles.roadEdge}>
          <path d="M226 460V0M0 156h640M226 310h414" />
        </g>
        <g className={styles.road}>
          <path d="M226 460V0M0 156h640M226 310h414" />
        </g>
        <path className={styles.subway} d="M226 460V372" />
        <path className={styles.way} d="M226 352V156H456V124" />
        <text className={styles.roadName} x="232" y="70" transform="rotate(-90 232 70)">
          다산로
        </text>
        <text className={styles.roadName} x="570" y="164">
          한빛로
        </text>
        <text className={styles.roadName} x="570" y="318">
          동호로
        </text>
        <g>
          <circle className={styles.station} cx="226" cy="372" r="22" />
          <text className={styles.stationLine} x="226" y="378">
            3·6
          </text>
          <text className={styles.label} x="146" y="380">
            약수역
          </text>
          <rect className={styles.exit} x="244" y="338" width="26" height="24" rx="5" />
          <text className={styles.exitNumber} x="257" y="356">
            5
          </text>
        </g>
        <g>
          <rect className={styles.market} x="300" y="216" width="112" height="56" rx="6" />
          <text className={styles.small} x="356" y="250">
            한빛시장
          </text>
          <text className={`${styles.small} ${styles.minor}`} x="105" y="240">
            주민센터
          </text>
          <text className={styles.small} x="536" y="250">
            한빛초교
          </text>
          <text className={`${styles.small} ${styles.minor}`} x="356" y="384">
            은행
          </text>
          <text className={`${styles.small} ${styles.minor}`} x="330" y="80">
            약국
          </text>
          <text className={`${styles.small} ${styles.minor}`} x="562" y="80">
            우체국
          </text>
        </g>
        <g>
          <rect className={styles.house} x="398" y="30" width="116" height="92" rx="8" />
          <text className={styles.houseName} x="456" y="72">
            한빛
          </text>
          <text className={styles.houseName} x="456" y="96">
            외식회관
          </text>
        </g>
        <g transform="translate(600 420)">
          <path className={styles.north} d="M0-24 9 6 0 0-9 6Z" />
          <text className={styles.small} x="0" y="24">
            북
          </text>
        </g>
      </svg>
      <figcaption>{association.address.text} 약도. 실제 거리와 축척이 다를 수 있습니다.</figcaption>
    </figure>
  );
}
