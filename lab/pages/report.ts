import { inWords, spreadOf, table, type Spread } from './figures.ts';
import type { Visit, Visits } from './visit.ts';
import { PRESSES, STEP_NAMES, type Press, type Step } from './walk.ts';

type Program = 'portal' | 'one program';

interface OfProgram {
  program: Program;
  /** Whether nothing else ran on the machine when it began. */
  quiet: boolean;
}
/** One measurement: a page opened twice, or a walk. */
export type Round = OfProgram & (({ address: string } & Visits) | { press: Press; steps: Step[] });

/** By what share the portal is above one program. */
const ratio = (portal: Spread, one: Spread) => (one.median > 0 ? (portal.median / one.median).toFixed(2) : '-');

const VISIT_COLUMNS: readonly { title: string; of(visit: Visit): number }[] = [
  { title: 'requests', of: ({ requests }) => requests },
  { title: 'KB', of: ({ kilobytes }) => kilobytes },
  { title: 'serial trips', of: ({ trips }) => trips },
  { title: 'FCP', of: ({ firstPaint }) => firstPaint },
  { title: 'LCP', of: ({ largestPaint }) => largestPaint },
  { title: 'TBT', of: ({ blocked }) => blocked },
  { title: 'INP', of: ({ interaction }) => interaction },
  // A page that the browser draws itself answers presses as soon as it is there.
  { title: 'usable', of: ({ hydrated, largestPaint }) => hydrated ?? largestPaint },
  { title: 'CLS / 1000', of: ({ shift }) => shift * 1000 },
];
const STEP_COLUMNS: readonly { title: string; of(step: Step): number }[] = [
  { title: 'shown after', of: ({ shown }) => shown },
  { title: 'TBT', of: ({ blocked }) => blocked },
  { title: 'INP', of: ({ interaction }) => interaction },
];

/** Three rows: the portal, one program, and the one divided by the other. */
function compare<Row>(
  title: string,
  rows: Readonly<Record<Program, readonly Row[]>>,
  columns: readonly { of(row: Row): number }[],
): string[][] {
  const spreads = (program: Program) => columns.map(({ of }) => spreadOf(rows[program].map(of)));
  const [portal, one] = [spreads('portal'), spreads('one program')];
  const words = (spread: Spread) => (spread.max === 0 ? '-' : inWords(spread));
  return [
    [title, 'portal', ...portal.map(words)],
    ['', 'one program', ...one.map(words)],
    ['', 'ratio', ...portal.map((spread, index) => ratio(spread, one[index] ?? spread))],
  ];
}

/** Everything that was measured, as tables of Markdown: medians, with the smallest and the largest. */
export function report(rounds: readonly Round[]): string {
  const visits = rounds.filter((round) => 'address' in round);
  const walks = rounds.filter((round) => 'steps' in round);
  const addresses = [...new Set(visits.map(({ address }) => address))];
  const byProgram = <Item extends OfProgram, Row>(items: readonly Item[], rowOf: (item: Item) => Row[]) => ({
    portal: items.filter(({ program }) => program === 'portal').flatMap(rowOf),
    'one program': items.filter(({ program }) => program === 'one program').flatMap(rowOf),
  });
  const visitRows = addresses.flatMap((address) =>
    (['cold', 'warm'] as const).flatMap((kind) => {
      const own = visits.filter((round) => round.address === address);
      return compare(
        `${address} ${kind}`,
        byProgram(own, (round) => [round[kind]]),
        VISIT_COLUMNS,
      );
    }),
  );
  const stepRows = STEP_NAMES.flatMap((name, index) =>
    PRESSES.flatMap((press) => {
      const own = walks.filter((round) => round.press === press);
      if (own.length === 0) return [];
      return compare(
        `${name}, ${press}`,
        byProgram(own, ({ steps }) => steps.slice(index, index + 1)),
        STEP_COLUMNS,
      );
    }),
  );
  const quiet = rounds.filter((round) => round.quiet).length;
  return [
    `The machine was quiet at the beginning of ${quiet} of ${rounds.length} measurements` +
      (quiet < rounds.length ? ': it was NOT quiet, so believe ratios only.' : '.'),
    'Medians [smallest-largest]; times in ms.',
    ...(visits.length > 0
      ? [table([['page', 'program', ...VISIT_COLUMNS.map(({ title }) => title)], ...visitRows])]
      : []),
    ...(walks.length > 0
      ? [table([['navigation', 'program', ...STEP_COLUMNS.map(({ title }) => title)], ...stepRows])]
      : []),
  ].join('\n\n');
}
