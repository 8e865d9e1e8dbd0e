import { useEffect, useRef, useState } from 'react';
import { Accordion, Button, EmptyState, Section, Table } from '@portal/shared/ui';
import { download } from '../parts/files/download.ts';
import styles from './charts.module.css';
import { ColumnChart } from './ColumnChart.tsx';
import { csvOf, valueWords, type Figure } from './figure.ts';
import { RowChart } from './RowChart.tsx';

/** All values of a figure. */
function FigureTable({ title, labels, series }: Figure) {
  return (
    <Table caption={`${title} 표`} hideCaption>
      <thead>
        <tr>
          <td />
          {series.map((one) => (
            <th key={one.title} scope="col">
              {one.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ title: of, unit, values }) => (
              <td key={of}>{valueWords(values[index], unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The names of the series beside their colours. */
function Legend({ series }: Figure) {
  return (
    <ul className={styles.legend}>
      {series.map(({ title }, index) => (
        <li key={title}>
          <svg aria-hidden="true" viewBox="0 0 14 14">
            <rect className={styles.bar} data-series={series.length - index} x="1" y="1" width="12" height="12" />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

/** Width of an element in pixels, now and whenever it changes; 0 before it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** A figure as a chart, as a table and as a file. */
export function FigureSection({ figure, year }: { figure: Figure; year: number }) {
  const { ref, width } = useWidth();
  const { title, note, kind, labels, series } = figure;
  const Chart = kind === 'months' ? ColumnChart : RowChart;
  return (
    <Section title={title}>
      <p>{note}</p>
      {labels.length === 0 && <EmptyState title="이 기간에는 없습니다." />}
      {labels.length > 0 && kind === 'table' && <FigureTable {...figure} />}
      {labels.length > 0 && kind !== 'table' && (
        <>
          {series.length > 1 && <Legend {...figure} />}
          {/* Rows have the unit at each value; columns have an axis. */}
          {kind === 'months' && <p className={styles.unit}>단위: {series[0]?.unit}</p>}
          <div ref={ref}>{width > 0 && <Chart figure={figure} width={width} />}</div>
          <Accordion items={[{ value: 'table', title: `${title} 표로 보기`, content: <FigureTable {...figure} /> }]} />
        </>
      )}
      {labels.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => download(`${year}년 ${title}.csv`, csvOf(figure))}>
            {title} CSV로 내려받기
          </Button>
        </div>
      )}
    </Section>
  );
}
