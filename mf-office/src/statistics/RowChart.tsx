import { scaleBand, scaleLinear } from 'd3-scale';
import styles from './charts.module.css';
import { valueWords, type Figure } from './figure.ts';

/** Height of a bar, and room for labels and values, in pixels. */
const BAR = 20;
const LEFT = 96;
const RIGHT = 120;

/** Bars by group, each with its value. The table beside it has the same values. */
export function RowChart({ figure: { labels, series }, width }: { figure: Figure; width: number }) {
  const height = labels.length * (series.length * BAR + 12);
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const down = scaleBand(labels, [0, height]).paddingInner(0.2);
  const within = scaleBand(
    series.map(({ title }) => title),
    [0, down.bandwidth()],
  ).padding(0.05);
  const along = scaleLinear([0, highest], [LEFT, Math.max(LEFT + 1, width - RIGHT)]);
  return (
    <svg className={styles.chart} width={width} height={height} aria-hidden="true">
      {labels.map((label, at) => (
        <g key={label} transform={`translate(0 ${down(label)})`}>
          <text className={styles.tick} x={LEFT - 8} y={down.bandwidth() / 2} dy="0.35em" textAnchor="end">
            {label}
          </text>
          {series.map(({ title, unit, values }, index) => {
            const y = within(title) ?? 0;
            const end = along(values[at] ?? 0);
            return (
              <g key={title}>
                <rect
                  className={styles.bar}
                  data-series={series.length - index}
                  x={LEFT}
                  width={end - LEFT}
                  y={y}
                  height={within.bandwidth()}
                />
                <text className={styles.tick} x={end + 8} y={y + within.bandwidth() / 2} dy="0.35em">
                  {valueWords(values[at], unit)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
