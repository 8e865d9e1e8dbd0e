// A feature added to a section, which throws in every way in which code can throw.

/** Place of the throw: during rendering, on a press, in an effect, in a promise, or when its file is run. */
export const WAYS = ['render', 'press', 'effect', 'promise', 'file'] as const;
type Way = (typeof WAYS)[number];

const FOLDER = 'src/thrown';
const BREAKING = `${FOLDER}/breaking.ts`;

const pageFile = (way: Way) => `${FOLDER}/${way}Page.tsx`;

/** Its four throws are on four lines; the query selects one, and a number for its message. */
const BREAKING_SOURCE = `interface Wanted {
  number: string;
  line: number;
}

function wanted(): Wanted {
  const query = new URLSearchParams(globalThis.location?.search ?? '');
  return { number: query.get('number') ?? '', line: Number(query.get('line')) };
}

/** A list that is not there. */
const listOf = (number: string): readonly string[] => {
  throw new TypeError(\`thrown \${number}.\`);
};

export function breakHere(): number {
  const { number, line }: Wanted = wanted();
  if (line === 1) throw new Error(\`thrown \${number}.\`);
  if (line === 2) {
    const reason = \`thrown \${number}.\`;
    throw new RangeError(reason);
  }
  return line === 3 ? listOf(number).length : [number].map((one): number => { throw new Error(\`thrown \${one}.\`); })[0] ?? 0;
}
`;

/** Lines of its throws, from 1, in the order of the query. */
const LINES = ['number}.`);\n  if (line === 2', 'throw new RangeError', 'throw new TypeError', 'map((one)'].map(
  (text) => {
    const at = BREAKING_SOURCE.indexOf(text);
    if (at < 0) throw new Error(`there is no ${text}`);
    return BREAKING_SOURCE.slice(0, at).split('\n').length;
  },
);

const PAGE_SOURCES: Readonly<Record<Way, string>> = {
  render: `import { breakHere } from './breaking.ts';

export default function RenderPage() {
  return <p>{breakHere()}</p>;
}
`,
  press: `import { breakHere } from './breaking.ts';

export default function PressPage() {
  return <button onClick={() => breakHere()}>누르기</button>;
}
`,
  effect: `import { useEffect } from 'react';
import { breakHere } from './breaking.ts';

export default function EffectPage() {
  useEffect(() => void breakHere(), []);
  return <p>효과</p>;
}
`,
  promise: `import { useEffect } from 'react';
import { breakHere } from './breaking.ts';

export default function PromisePage() {
  useEffect(() => void Promise.resolve().then(() => breakHere()), []);
  return <p>약속</p>;
}
`,
  file: `import { breakHere } from './breaking.ts';

export const number = breakHere();

export default function FilePage() {
  return <p>{number}</p>;
}
`,
};

/** Its files, by path in the section. */
export const thrownFiles: Readonly<Record<string, string>> = {
  [BREAKING]: BREAKING_SOURCE,
  ...Object.fromEntries(WAYS.map((way) => [pageFile(way), PAGE_SOURCES[way]])),
};

/** Rows of its pages in the section's table. */
export const thrownRows = (prefix: string): string =>
  WAYS.map(
    (way) => `{ path: '${prefix}/thrown/${way}', title: '${way}', load: () => import('./thrown/${way}Page.tsx') },`,
  ).join('\n');

/** A deliberate error and its position in the source. */
export interface ThrownError {
  number: number;
  section: string;
  way: Way;
  /** Path with the query. */
  path: string;
  file: string;
  line: number;
}

/** Errors of a section, cycling through all ways and lines. @param first number of the first one */
export const thrownErrors = (section: string, prefix: string, first: number, count: number): ThrownError[] =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const way = WAYS[index % WAYS.length] ?? 'render';
    const line = Math.floor(index / WAYS.length) % LINES.length;
    const path = `${prefix}/thrown/${way}?number=${number}&line=${line + 1}`;
    return { number, section, way, path, file: `${section}/${BREAKING}`, line: LINES[line] ?? 0 };
  });
