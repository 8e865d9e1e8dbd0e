import { routeModule } from '@portal/shared/section';
import { renderingProblems } from './describeRendering.ts';
import { sampleSection } from './sample/sampleSection.ts';

// Results of every section's suite for correct and for wrong pages.

let problems: ReadonlyMap<string, string[]>;
beforeAll(async () => {
  const addresses = sampleSection.pages.map(({ path }) => path);
  problems = await renderingProblems(sampleSection, routeModule(sampleSection), addresses);
});

const problemsOf = (name: string) => problems.get(`/sample/${name}`);

test.each(['Fine', 'OfBrowsersOnly'])('%s is correct', (name) => expect(problemsOf(name)).toEqual([]));

test.each(['ReadsWindow', 'ReadsStorage'])('%s cannot be rendered', (name) => {
  expect(problemsOf(name)).toEqual([
    expect.stringMatching(/^the server cannot render it: ReferenceError: \w+ is not defined/),
  ]);
});

test.each(['DiffersInBrowser', 'ReadsClock'])('%s differs in the browser', (name) => {
  expect(problemsOf(name)).toContainEqual(expect.stringContaining('Hydration failed'));
});
