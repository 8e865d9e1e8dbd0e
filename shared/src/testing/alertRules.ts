import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const REPOSITORY = join(__dirname, '../../..');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; summary_ko: string; action: string; runbook: string };
}

/** Metrics that Prometheus makes itself of each scrape. */
const MADE_BY_PROMETHEUS = ['up'];

/** One use of a metric, with the labels that it is chosen by. */
interface Selector {
  metric: string;
  labels: string[];
}

/** The metrics that an expression chooses. @throws when it is no PromQL */
function selectorsOf(expression: string): Selector[] {
  const selectors: Selector[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') selectors.push({ metric: text, labels: [] });
      if (name === 'LabelName' && node.parent?.name === 'UnquotedLabelMatcher') selectors.at(-1)?.labels.push(text);
    },
  });
  return selectors.filter(({ metric }) => !MADE_BY_PROMETHEUS.includes(metric));
}

/** The lines of one metric in what a process prints, or of what a histogram consists of. */
function samplesOf(metric: string, printed: string): string[] | null {
  const histogram = metric.replace(/_(bucket|sum|count)$/, '');
  const isPrinted =
    printed.includes(`# TYPE ${metric} `) ||
    (histogram !== metric && printed.includes(`# TYPE ${histogram} histogram`));
  return isPrinted ? printed.split('\n').filter((line) => line.startsWith(`${metric}{`)) : null;
}

/**
 * What is wrong with the alerts of a file of `docker/alerts`, in words; empty when all is well.
 * @param printed what the processes print at `/metrics`, with samples of all that the rules choose by labels.
 */
export function alertProblems(file: string, printed: string): string[] {
  const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
  const { groups } = parse(read(`docker/alerts/${file}`)) as { groups: { rules: Rule[] }[] };
  return groups
    .flatMap(({ rules }) => rules)
    .flatMap(({ alert, expr, annotations: { summary, summary_ko: korean, action, runbook } }) => {
      const problems = selectorsOf(expr).flatMap(({ metric, labels }) => {
        const samples = samplesOf(metric, printed);
        if (!samples) return [`no process prints ${metric}`];
        const missing = labels.filter((label) => !samples.some((line) => line.includes(`${label}="`)));
        return missing.map((label) => `no sample of ${metric} has the label ${label}`);
      });
      if (!summary || !/[가-힣]/.test(korean)) problems.push('it has no summary in both languages');
      if (!action) problems.push('it has no action');
      if (runbook !== 'docs/operating-reference.md#alerts') problems.push('its runbook is another document');
      return problems.map((problem) => `${alert}: ${problem}`);
    });
}
