import type { CallEntity } from '@portal/shared/contract';
import type { officeMoneyStatistics } from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';

export type Figure = CallEntity<typeof officeMoneyStatistics>['figures'][number];

/** A value with its unit; a dash where there is none. */
export const valueWords = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? '–' : `${formatCount(value)}${unit}`;

/** A figure as a CSV file that Excel opens correctly. Labels and titles are the API's: none needs quotes. */
export function csvOf({ labels, series }: Figure): string {
  const head = ['', ...series.map(({ title, unit }) => `${title}(${unit})`)];
  const rows = labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? '')]);
  return `\uFEFF${[head, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
