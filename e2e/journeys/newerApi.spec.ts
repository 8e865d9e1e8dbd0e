import { expect, type Page } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Sections of this build with a later API: it has a status, an action and fields that they do not know.

const STATUS = { status: 'PAUSED', statusName: '잠시 멈춤' };

/** The console also reports unknown parts of a response. */
const CONTRACT = /^console warning: \[contract\] /;

/** An item as a later API may send it. */
const later = (item: Record<string, unknown>) => ({
  ...item,
  ...STATUS,
  allowedActions: [...(item.allowedActions as string[]), 'handOn'],
  transport: { bus: '7' },
});

interface Answer {
  entity: Record<string, unknown> & { list?: Record<string, unknown>[] };
}

/** Changes every response of a call to that of a later API; in a list only the first item has the new status. */
const isAnsweredByLaterApi = (page: Page, call: string) =>
  page.route(
    ({ pathname }) => pathname.endsWith(`/${call}`),
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      const { list } = answer.entity;
      const entity = list
        ? { ...answer.entity, list: list.map((item, index) => (index === 0 ? later(item) : item)), facets: [] }
        : later(answer.entity);
      await route.fulfill({ response, json: { ...answer, entity } });
    },
  );

/** Reports to the owners of the sections: `call field word`. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/telemetry')) return;
    const { call, field, word } = request.postDataJSON() as { call: string; field: string; word: string };
    reports.push(`${call.slice(call.lastIndexOf('/') + 1)} ${field} ${word}`);
  });
  return reports;
}

test('a list of courses is shown completely, an unknown status by its name in the response, and the owner is notified', async ({
  console,
  page,
  request,
}) => {
  console.provokes(CONTRACT);
  await isAnsweredByLaterApi(page, 'getListBoxEdu');
  const reports = reportsOf(page);
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/edu/apply');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: STATUS.statusName })).toHaveCount(1);
  expect(await items.count()).toBeGreaterThan(5);
  await expect.poll(() => reports).toContainEqual('getListBoxEdu list[].status PAUSED');
});

test('an application in an unknown state can be read, and its known actions can be used', async ({
  console,
  page,
  request,
}) => {
  console.provokes(CONTRACT);
  await signIn(page, (await newMember(request)).userId);
  await apply(page, await findCourse(request, ({ price, seatsLeft }) => price === 0 && seatsLeft > 2));
  await expect(page.getByRole('heading', { name: /신청이 (완료|확정)|신청 완료/ }).first()).toBeVisible();
  for (const call of ['getListBoxUserEdu', 'getMapUserEdu']) await isAnsweredByLaterApi(page, call);
  const reports = reportsOf(page);
  await page.goto('/manager/edu/register');
  const application = page.getByRole('main').getByRole('listitem').filter({ hasText: STATUS.statusName });
  await application.getByRole('link').first().click();
  await expect(page.getByRole('main').getByText(STATUS.statusName)).toBeVisible();
  await page.getByRole('button', { name: '수강증' }).click();
  await expect(page.getByRole('dialog', { name: '교육 수강증' })).toBeVisible();
  await expect.poll(() => reports).toContainEqual('getMapUserEdu status PAUSED');
});
