import { scaleBand, scaleLinear } from 'd3-scale';
import styles from './charts.module.css';
import type { Figure } from './figure.ts';

const HEIGHT = 240;
const TOP = 12;
/** Room for the values and for the labels, in pixels. */
const LEFT = 64;
const BOTTOM = 28;
const TICKS = 4;
/** Below this width only every other label is drawn. */
const NARROW = 480;

const short = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });

/** Columns by month, those of one series beside those of the other. The table beside it has the same values. */
export function ColumnChart({ figure: { labels, series }, width }: { figure: Figure; width: number }) {
  const base = HEIGHT - BOTTOM;
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const across = scaleBand(labels, [LEFT, width]).paddingInner(0.25).paddingOuter(0.1);
  const within = scaleBand(
    series.map(({ title }) => title),
    [0, across.bandwidth()],
  ).padding(0.05);
  const up = scaleLinear([0, highest], [base, TOP]).nice(TICKS);
  const step = width < NARROW ? 2 : 1;
  return (
    <svg className={styles.chart} width={width} height={HEIGHT} aria-hidden="true">
      {up.ticks(TICKS).map((tick) => (
        <g key={tick} transform={`translate(0 ${up(tick)})`}>
          <line className={styles.grid} x1={LEFT} x2={width} />
          <text className={styles.tick} x={LEFT - 8} dy="0.35em" textAnchor="end">
            {short.format(tick)}
          </text>
        </g>
      ))}
      {series.map(({ title, values }, index) =>
        values.map((value, at) => {
          const label = labels[at] ?? '';
          const top = up(value ?? 0);
          return (
            <rect
              key={label}
              className={styles.bar}
              data-series={series.length - index}
              x={(across(label) ?? 0) + (within(title) ?? 0)}
              width={within.bandwidth()}
              y={top}
              height={base - top}
            />
          );
        }),
      )}
      {labels.map((label, at) =>
        at % step === 0 ? (
          <text
            key={label}
            className={styles.tick}
            x={(across(label) ?? 0) + across.bandwidth() / 2}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}
