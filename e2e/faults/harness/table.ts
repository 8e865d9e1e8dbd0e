import type { RegistryResult } from './registryCases.ts';
import { MAX_WAIT_MS, type CaseResult, type Mode } from './runCase.ts';
import type { InsetResult } from './runInsetCase.ts';

const MODES: Readonly<Record<Mode, string>> = { deep: 'first load', navigation: 'navigation' };

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function cell(result: CaseResult | undefined): string {
  if (!result) return '';
  const shown = result.shownMs === null ? 'nothing' : `${seconds(result.shownMs)} ${result.cause || 'page'}`;
  return result.problems.length > 0 ? `✗ ${shown}` : shown;
}

/** The results as a Markdown table: seconds to the error page, and its cause. Failures are listed below. */
export function tableOf(results: readonly CaseResult[]): string {
  const sections = [...new Set(results.map(({ section }) => section))];
  const columns = sections.flatMap((section) =>
    (['deep', 'navigation'] as const).map((mode) => ({ section, mode, title: `${section}, ${MODES[mode]}` })),
  );
  const rows = [...new Set(results.map(({ fault }) => fault))].map((fault) =>
    row([
      fault,
      ...columns.map(({ section, mode }) =>
        cell(results.find((one) => one.fault === fault && one.section === section && one.mode === mode)),
      ),
    ]),
  );
  const failures = results.filter(({ problems }) => problems.length > 0);
  const times = results.flatMap(({ shownMs, cause }) => (shownMs !== null && cause ? [shownMs] : []));
  return [
    row(['fault', ...columns.map(({ title }) => title)]),
    row(['---', ...columns.map(() => '---')]),
    ...rows,
    '',
    ...failures.map(
      ({ fault, section, mode, problems }) => `- ✗ ${section}, ${MODES[mode]}, ${fault}: ${problems.join('; ')}`,
    ),
    ...(failures.length > 0 ? [''] : []),
    `Seconds to the failure page: median ${seconds(median(times))}, worst ${seconds(Math.max(0, ...times))} (at most ${seconds(MAX_WAIT_MS)}). ` +
      `${results.length - failures.length} of ${results.length} cases as they should be.`,
  ].join('\n');
}

/** Registry faults as a Markdown table: seconds until a shell that starts with them responds. */
export const registryTableOf = (results: readonly RegistryResult[]): string =>
  [
    row(['registry', 'seconds to the first page']),
    row(['---', '---']),
    ...results.map(({ fault, startedMs, problems }) =>
      row([
        fault,
        `${problems.length > 0 ? '✗ ' : ''}${startedMs === null ? 'never' : seconds(startedMs)} ${problems.join('; ')}`.trim(),
      ]),
    ),
  ].join('\n');

/** Inset faults as a Markdown table: seconds until the error line in their place. */
export function insetTableOf(results: readonly InsetResult[]): string {
  const insets = [...new Set(results.map(({ inset }) => inset))];
  const cellOf = ({ shownMs, problems }: InsetResult) =>
    `${problems.length > 0 ? '✗ ' : ''}${shownMs === null ? 'nothing' : seconds(shownMs)} ${problems.join('; ')}`.trim();
  return [
    row(['fault of an inset', ...insets]),
    row(['---', ...insets.map(() => '---')]),
    ...[...new Set(results.map(({ fault }) => fault))].map((fault) =>
      row([fault, ...results.filter((one) => one.fault === fault).map(cellOf)]),
    ),
  ].join('\n');
}
