import { counted, type FigureGroup } from './figure.ts';
import { isTypeScript, type Tree } from './tree.ts';

/** A feature, recognised by a word in every file that knows it. */
interface Feature {
  name: string;
  word: RegExp;
  /** Paths in which the word means something else. */
  except?: RegExp;
}

const FEATURES: readonly Feature[] = [
  { name: 'objection', word: /objection/i, except: /platform\/server\/registry/ },
  { name: 'invoice', word: /invoice/i },
  { name: 'evidence', word: /evidence/i },
  { name: 'roster', word: /roster/i, except: /photos|groupRoster/i },
  { name: 'cashReceipt', word: /cashReceipt/i },
  { name: 'inquiry', word: /inquir/i, except: /payment|gateway/i },
];
/** Its files name the features to count them. */
const OWN = 'launcher/house/';

/** The lower one of the two middle values. */
const medianOf = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Files, tests included, that know a feature and may have to be read before a change of it. */
export function scatterFigures(tree: Tree, features = FEATURES): FigureGroup {
  const texts = [...tree].filter(([file]) => isTypeScript(file) && !file.startsWith(OWN));
  const figures = features.map(({ name, word, except }) =>
    counted(
      `scatter.${name}`,
      texts.filter(([file, text]) => !except?.test(file) && word.test(text)).map(([file]) => ({ file })),
    ),
  );
  const median = medianOf(figures.map(({ value }) => value ?? 0));
  return {
    title: 'files that know a feature',
    figures: [{ name: 'scatter.median', value: median }, ...figures],
  };
}
