import { expect } from '@playwright/test';
import { FaultProxy } from '../../faults/harness/FaultProxy.ts';
import { test } from '../../silent.ts';
import { FAULTS, isItsFile, OTHER_PAGE, PAGE } from '../comesBack.ts';

for (const fault of FAULTS)
  for (const fromInside of [false, true])
    test(`${fault} of a section's files, met ${fromInside ? 'inside the portal' : 'from elsewhere'}, passes by 다시 시도`, async ({
      page,
      baseURL,
    }) => {
      const proxy = await FaultProxy.start(baseURL ?? '');
      const failure = page.locator('[data-cause]').first();
      if (fromInside) {
        await page.goto(proxy.origin + OTHER_PAGE);
      }
      proxy.break(fault, isItsFile);
      if (fromInside)
        await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), PAGE);
      else await page.goto(proxy.origin + PAGE, { waitUntil: 'commit' });
      await expect(failure).toBeVisible();
      await proxy.heal();
      await page
        .getByRole('main')
        .getByRole('button', { name: /다시 시도/ })
        .first()
        .click();
      await expect(failure).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await proxy.close();
    });
