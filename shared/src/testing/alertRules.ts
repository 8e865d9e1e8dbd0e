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

/** Metrics that Prometheus itself adds to each scrape. */
const MADE_BY_PROMETHEUS = ['up'];

/** Use of a metric with the labels of its selector. */
interface Selector {
  metric: string;
  labels: string[];
}

/** Selectors of an expression. @throws unless it is PromQL */
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

/** Printed samples of a metric or of a histogram's part; null if the metric is not printed. */
function samplesOf(metric: string, printed: string): string[] | null {
  const histogram = metric.replace(/_(bucket|sum|count)$/, '');
  const isPrinted =
    printed.includes(`# TYPE ${metric} `) ||
    (histogram !== metric && printed.includes(`# TYPE ${histogram} histogram`));
  return isPrinted ? printed.split('\n').filter((line) => line.startsWith(`${metric}{`)) : null;
}

/**
 * Errors of the alert rules in a file of `docker/alerts`, in words; empty if none.
 * @param printed output of the processes at `/metrics`, with samples of all labels used by the rules.
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
