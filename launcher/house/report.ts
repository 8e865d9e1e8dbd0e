import type { Comparison, Difference } from './baseline.ts';
import { printPlace, type FigureGroup } from './figure.ts';

const MAX_PLACES = 5;
const UPDATE = 'node launcher/house.ts --update';

const lastName = (name: string) => name.slice(name.indexOf('.') + 1);

/** One line for each kind of figure: `files that know a feature: median 94, invoice 127`. */
export const figureLines = (groups: readonly FigureGroup[]): string[] =>
  groups.map(({ title, figures }) => {
    const values = figures.flatMap(({ name, value }) => (value === null ? [] : [`${lastName(name)} ${value}`]));
    return [title, values.join(', ')].filter(Boolean).join(': ');
  });

function grownLines({ figure, baseline }: Difference, changed: ReadonlySet<string>): string[] {
  if (baseline === null) return [`${figure.name} has no baseline: ${UPDATE}`];
  const places = (figure.places ?? []).filter(({ file }) => changed.has(file));
  const hint = figure.hint ? `; in its place: ${figure.hint}` : '';
  return [
    `${figure.name} is ${figure.value}, larger than its baseline ${baseline}${hint}`,
    ...places.slice(0, MAX_PLACES).map((place) => `  ${printPlace(place)}`),
    ...(figure.places ? [`  all places: node launcher/house.ts --places ${figure.name}`] : []),
  ];
}

/** Differences from the baseline; for grown ones also the places in changed files. */
export const differenceLines = ({ grown, smaller }: Comparison, changed: ReadonlySet<string>): string[] => [
  ...grown.flatMap((difference) => grownLines(difference, changed)),
  ...smaller.map(
    ({ figure, baseline }) => `${figure.name} is ${figure.value}: its baseline ${baseline} can be lowered by ${UPDATE}`,
  ),
];
