import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

/** The smallest supported width of a phone, and the smallest one on which a member has to consent. */
const PHONES = [360, 390];
/** px; the second one is text of 200 %, as set in the browser. */
const FONT_SIZES = [16, 32];

/** Cells of the refund table that are cut off or need scrolling. */
const cutOff = (page: Page) =>
  page.getByRole('table', { name: '환불 기간과 환불 비율' }).evaluate((table) => {
    const problems: string[] = [];
    const frame = table.parentElement;
    if (frame && frame.scrollWidth > frame.clientWidth)
      problems.push(`pushed sideways by ${frame.scrollWidth - frame.clientWidth} px`);
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const isRead = width > 1 && text.parentElement?.closest('caption') === null;
      if (isRead && (left < 0 || right > document.documentElement.clientWidth))
        problems.push(`${text.textContent}: ${left} to ${right}`);
    }
    return problems;
  });

async function look(page: Page, amount: string) {
  const browser = await page.context().newCDPSession(page);
  for (const width of PHONES) {
    for (const fontSize of FONT_SIZES) {
      const where = `${page.url()} at ${width} px with text of ${fontSize} px`;
      await page.setViewportSize({ width, height: 800 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
      await expect(page.getByRole('cell', { name: amount }).first(), where).toBeVisible();
      await expect.poll(() => cutOff(page), { message: where }).toEqual([]);
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  expect(await findings(page)).toEqual([]);
  await browser.detach();
}

test('refund amounts are fully readable on a phone, in any place', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  const all = `${course.price.toLocaleString('ko-KR')}원`;
  await page.goto(`/manager/edu/apply/view?educationNo=${course.educationNo}`);
  await look(page, all);
  await page.goto(`/manager/edu/apply/write?educationNo=${course.educationNo}`);
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
  await look(page, all);
  await apply(page, course);
  await page.getByRole('link', { name: '지금은 결제하지 않기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '교육 신청 상세' })).toBeVisible();
  await look(page, all);

  const exams = await request.get('/api/home/manager/getListBoxExam?limit=1');
  const { entity } = (await exams.json()) as { entity: { list: { examinationNo: number; price: number }[] } };
  const [exam] = entity.list;
  await page.goto(`/manager/exam/apply/view?examinationNo=${exam?.examinationNo}`);
  await look(page, `${exam?.price.toLocaleString('ko-KR')}원`);
});
