import { expect } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

for (const { kind, fits, end } of [
  { kind: 'free', fits: (price: number) => price === 0, end: '교육 신청이 완료되었습니다.' },
  { kind: 'paid', fits: (price: number) => price > 0, end: '결제할 내용' },
]) {
  test(`applying for a ${kind} course never shows that one has already applied, on any connection`, async ({
    page,
    request,
  }) => {
    await signIn(page, (await newMember(request)).userId);
    const course = await findCourse(request, ({ price, seatsLeft }) => fits(price) && seatsLeft > 2);
    const delay = 2000;
    let applied = false;
    page.on('request', (sent) => {
      applied ||= sent.url().includes('/postIntEdu');
    });
    await page.route(/getMapEdu|getMapUserEdu|\.js/, async (route) => {
      if (applied) await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        // The document has no body at its start.
        const body = document.body as HTMLElement | null;
        if (body?.textContent.includes('이미 신청하신')) seen.push(location.href);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await apply(page, course);
    await expect(page.getByText(end)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
}
