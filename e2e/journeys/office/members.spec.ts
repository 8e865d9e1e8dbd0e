import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { answer, storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { enterByLink, newMember, signIn, type Person } from '../../member.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Messages that the demo's SMS gateway would have sent. */
const SENT = '/api/message/sandbox';

const expectNothingWrong = async (page: Page) => expect(await findings(page)).toEqual([]);

/** Finds a member by phone, as an employee during a call does, and opens the page. */
async function findMember(page: Page, { userPhone }: Person): Promise<string> {
  await page.goto('/office/members');
  await page.getByLabel('찾을 항목').selectOption({ label: '휴대폰 뒤 4자리' });
  await page.getByLabel('찾을 말').fill(userPhone);
  await page.getByRole('button', { name: '찾기' }).click();
  const row = page.getByRole('row').filter({ hasText: `010-****-${userPhone.slice(-4)}` });
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '회원 한*음' })).toBeVisible();
  return page.url();
}

/** Presses a button of the member's page, fills in the dialog's reason and confirms. */
async function act(
  page: Page,
  name: string,
  { confirm, reason }: { confirm: string; reason: string },
): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(/사유/).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  return dialog;
}

/** The newest login link sent to a phone. */
async function linkSentTo(request: APIRequestContext, userPhone: string): Promise<string> {
  const messages = (await (await request.get(SENT)).text()).split('<li>');
  const message = messages.find((text) => text.includes(userPhone) && text.includes('authorization=')) ?? '';
  return /authorization=([\w-]+)/.exec(message)?.[1] ?? '';
}

test('a member is found, seen for a reason, suspended, reinstated and made an employee', async ({
  page,
  request,
  browser,
  baseURL,
  console,
}) => {
  const member = await newMember(request);
  const other = await browser.newContext({ locale: 'ko-KR', ...(baseURL && { baseURL }) });
  const own = await other.newPage();
  await signIn(own, member.userId);
  await enterByLink(page, 'demo-admin4');
  const address = await findMember(page, member);
  const main = page.getByRole('main');

  await test.step('all data are shown for a reason, which is in the audit log', async () => {
    await expect(main).not.toContainText(member.userId);
    await main.getByRole('button', { name: '사유를 적고 전체 보기' }).click();
    const dialog = page.getByRole('dialog', { name: '전체 정보 보기' });
    await dialog.getByLabel('회원 문의 응대').check();
    await dialog.getByLabel(/사유/).fill(`${member.userId} 전화 문의`);
    await expectNothingWrong(page);
    await dialog.getByRole('button', { name: '전체 보기', exact: true }).click();
    await expect(main).toContainText(`${member.userId}@example.com`);
    await expectNothingWrong(page);

    await page.goto('/office/audit');
    await page.getByLabel('한 일').selectOption({ label: '회원 전체 보기' });
    await page.getByRole('button', { name: '찾기' }).click();
    const entry = page.getByRole('row').filter({ hasText: `${member.userId} 전화 문의` });
    await expect(entry).toContainText('윤회원 (admin4)');
    await page.goBack();
    await page.goto(address);
    await expect(main).toContainText('전체 정보');
    await expect(main).not.toContainText(member.userId);
  });

  await test.step('a suspended member is logged out at once and sees the reason', async () => {
    await act(page, '이용 정지', { confirm: '정지하기', reason: '게시판 도배' });
    await own.goto('/manager/info');
    await answer(own, '이용이 정지된 계정', '확인');
    await expect(own).toHaveURL(HOME);
    expect(await storedToken(own)).toBeNull();
  });

  await test.step('a reinstated member can log in', async () => {
    await act(page, '이용 정지 해제', { confirm: '해제하기', reason: '소명함' });
    await signIn(own, member.userId);
  });

  await test.step('an employee logs in by the own link and reaches the own pages only', async () => {
    await page.reload();
    await main.getByRole('button', { name: '직원으로 만들기' }).click();
    const dialog = page.getByRole('dialog', { name: '직원으로 만들기' });
    await expect(dialog.getByLabel('결제·환불')).toBeDisabled();
    await dialog.getByLabel('교육·시험').check();
    await dialog.getByLabel(/사유/).fill('새 교육 담당');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(main).toContainText('직원 권한교육·시험');
    await act(page, '로그인 링크 보내기', { confirm: '보내기', reason: '첫 출근' });
    await expect(page.getByText('로그인 링크를 보냈습니다.')).toBeVisible();

    const link = await linkSentTo(request, member.userPhone);
    await enterByLink(own, link);
    await own.goto('/office');
    const menu = own.getByRole('navigation', { name: '사무국 메뉴' });
    await expect(menu.getByRole('link', { name: /^교육( \d+ 건 대기)?$/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: '회원', exact: true })).toHaveCount(0);
    // The page calls the API, which refuses.
    console.provokes(/status of 403 .*\/api\/office\/members/);
    await own.goto('/office/members');
    await expect(own.getByText('요청을 처리할 권한이 없습니다.').first()).toBeVisible();
  });
  await other.close();
});
