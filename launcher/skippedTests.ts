/** The part of Playwright's report that says which tests did not run. */
export interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** Each test that did not run, with its reason. */
export function skippedTests({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `${title}: ${reason ?? 'a test before it failed'}`;
      }),
  );
  return [...own, ...suites.flatMap(skippedTests)];
}
