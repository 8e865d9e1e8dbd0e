import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Dates, times, both with a zone, years and durations, as allowed in `<time>`. */
const TIMES = [
  /\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?/,
  /(\d{4}-)?\d{2}-\d{2}/,
  /\d{2}:\d{2}(:\d{2})?/,
  /P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?/,
];
const SPAN = { enum: [/[1-9]\d*/] };

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        time: { attributes: { datetime: { enum: TIMES } } },
        td: { attributes: { colspan: SPAN } },
        th: { attributes: { colspan: SPAN } },
      },
    ],
    rules: {
      // Further rules of the standard that the selection lacks.
      'empty-title': 'error',
      'missing-doctype': 'error',
      'no-missing-references': 'error',
      'no-unknown-elements': 'error',
      'wcag/h37': 'error',
    },
  }),
);

/** Violations of the HTML standard in documents, by their names. Roles and their states are left to axe. */
export async function findingsIn(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, text] of documents) {
    const { results } = await checker.validateString(text, name);
    for (const { message, ruleId, line, column } of results.flatMap(({ messages }) => messages)) {
      const near = text.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 60) ?? '';
      findings.push(`${name}: ${message} (${ruleId}) ${near}`);
    }
  }
  return findings;
}
