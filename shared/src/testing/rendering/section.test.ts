import { routeModule } from '@portal/shared/section';
import { renderingProblems } from './describeRendering.ts';
import { sampleSection } from './sample/sampleSection.ts';

// What the suite of every section says of pages that are right, and of pages that are wrong.

let problems: ReadonlyMap<string, string[]>;
beforeAll(async () => {
  const addresses = sampleSection.pages.map(({ path }) => path);
  problems = await renderingProblems(sampleSection, routeModule(sampleSection), addresses);
});

const problemsOf = (name: string) => problems.get(`/sample/${name}`);

test.each(['Fine', 'OfBrowsersOnly'])('%s is right', (name) => expect(problemsOf(name)).toEqual([]));

test.each(['ReadsWindow', 'ReadsStorage'])('%s cannot be rendered', (name) => {
  expect(problemsOf(name)).toEqual([
    expect.stringMatching(/^the server cannot render it: ReferenceError: \w+ is not defined/),
  ]);
});

test.each(['DiffersInBrowser', 'ReadsClock'])('%s is not the same in the browser', (name) => {
  expect(problemsOf(name)).toContainEqual(expect.stringContaining('Hydration failed'));
});
