import { expect, test } from '@playwright/test';
import { ThrowingPortal } from './thrown/ThrowingPortal.ts';

test.describe.configure({ mode: 'serial' });

let throwing: ThrowingPortal;
test.beforeAll(async () => {
  throwing = await ThrowingPortal.start(['mf-about']);
});
test.afterAll(async () => throwing.close());

test('an error is reported with its section, build, owner, file and line, however it was thrown, and counted', async ({
  page,
}) => {
  const errors = throwing.errors(20);
  for (const error of errors) await throwing.meet(page, error);
  for (const error of errors)
    await expect
      .poll(() => throwing.loggedOf(error), `${error.way} of ${error.path}`)
      .toMatchObject(throwing.expectedOf(error));
  const [first] = errors;
  if (!first) throw new Error('nothing was thrown');
  const { section, build, owner } = throwing.expectedOf(first);
  const metrics = await (await fetch(`${throwing.portal.urlOf('api')}/metrics`)).text();
  expect(metrics).toContain(
    `portal_browser_errors_total{section="${section}",build="${build}",owner="${owner}"} ${errors.length}`,
  );
});
