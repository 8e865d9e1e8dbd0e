import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import * as overlay from '@portal/shared/overlay';
import * as editor from '../editor/index.ts';
import * as form from '../form/index.ts';
import * as ui from '../ui/index.ts';
import type { Stories } from './stories.ts';
import { StoryHost } from './StoryHost.tsx';

type StoryFile = { default: Stories } & Record<string, ComponentType | Stories>;

const SHARED = join(__dirname, '..');

/** Drawn as a part of others alone, or not at all. */
const PARTS = ['NecessityMark', 'PageFacts'];

const suites = globSync('**/*.test.tsx', { cwd: SHARED }).map((path) => readFileSync(join(SHARED, path), 'utf8'));
const isRendered = (name: string) => suites.some((suite) => new RegExp(`<${name}[\\s/>]`).test(suite));

const files = globSync('**/*.stories.tsx', { cwd: SHARED }).map((path) => {
  const { default: stories, ...states } = jest.requireActual<StoryFile>(join(SHARED, path));
  return { name: basename(path, '.stories.tsx'), stories, states: states as Record<string, ComponentType> };
});

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function';

test('every component of the kit has a story, or a suite that renders it', () => {
  const shown = files.flatMap(({ stories: { component, subcomponents = {} } }) => [
    component,
    ...Object.values(subcomponents),
  ]);
  const components = [ui, form, editor, overlay].flatMap((face) => Object.entries(face).filter(isComponent));
  const missing = components.filter(
    ([name, component]) => !(shown as unknown[]).includes(component) && !isRendered(name),
  );
  expect(missing.map(([name]) => name)).toEqual(PARTS);
});

const show = (Story: ComponentType, { keys = [] }: Stories['parameters'] = {}) =>
  render(
    <StoryHost keys={keys}>
      <Story />
    </StoryHost>,
  );

/** Visual rules (contrast, target size, visible text) are checked by Storybook's own panel. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations' as const],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
};

/** Class names that result from a class missing in the stylesheet or from an unmet condition. */
const UNSAID = ['undefined', 'null', 'false', 'NaN'].map((word) => `.${word}`).join();

/** Problems of one rendered state. */
async function faultsOf(Story: ComponentType, parameters: Stories['parameters']): Promise<string[]> {
  show(Story, parameters);
  // Effects of the story, such as opening a dialog.
  await act(async () => undefined);
  const { violations } = await axe.run(document.body, RULES);
  const faults = [
    ...(document.body.textContent || document.body.querySelector('*') ? [] : ['is empty']),
    ...[...document.querySelectorAll(UNSAID)].map(({ outerHTML }) => `has a class that is not there: ${outerHTML}`),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
  cleanup();
  return faults;
}

test.each(files)('$name is shown in every state, with classes that are there, and axe finds nothing', async (file) => {
  const faults: string[] = [];
  for (const [state, Story] of Object.entries(file.states))
    for (const fault of await faultsOf(Story, file.stories.parameters)) faults.push(`${state}: ${fault}`);
  expect(faults).toEqual([]);
});

test('a story leaves no dialog open for the next one', async () => {
  const Asking = () => <ui.Button onClick={() => void overlay.alert('저장했습니다.')}>저장</ui.Button>;
  const { unmount } = show(Asking);
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByRole('alertdialog');
  unmount();
  show(() => <p>다음 상태</p>);
  await screen.findByText('다음 상태');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
