import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { browserPath } from '../../browser.ts';
import { writeCodeVideo } from '../../codeVideo.ts';
import { enterByLink, leave, signIn } from '../../member.ts';
import { test } from '../../silent.ts';

const VIDEO = join(mkdtempSync(join(tmpdir(), 'portal-code-')), 'code.y4m');
const executablePath = browserPath();

test.use({
  // Contrast is measured without animations.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
  },
});

const UNDER_WAY = '외식경영관리사 2급 3일 실무과정';
const OVER = '외식경영관리사 2급 3일 기초과정';

/** The code shown on the page of the member's application. */
async function codeOf(page: Page, title: string): Promise<string> {
  await page.goto('/manager/edu/register');
  await page.getByRole('link', { name: title }).click();
  const code = page.getByRole('main').getByText(/^HFA-\d+-[A-Z]{8}$/);
  return (await code.innerText()).trim();
}

async function openAttendance(desk: Page, title: string): Promise<void> {
  await desk.goto(`/office/courses?keyword=${encodeURIComponent(title)}`);
  await desk.getByRole('link', { name: title, exact: true }).click();
  await desk.getByRole('main').getByRole('link', { name: '출석', exact: true }).click();
  await expect(desk.getByRole('heading', { name: '출석 받기' })).toBeVisible();
}

async function lookWith(desk: Page, code: string): Promise<void> {
  await writeCodeVideo(VIDEO, code);
  await desk.getByRole('button', { name: '카메라로 읽기' }).click();
}

test('codes are scanned by a camera, names ticked offline and sent later, and the resulting results entered', async ({
  page,
  browser,
  console,
}) => {
  await signIn(page, 'student03');
  const other = await codeOf(page, OVER);
  const code = await codeOf(page, UNDER_WAY);
  await expect(page.getByRole('heading', { name: '출석', exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const context = await browser.newContext({
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const desk = await context.newPage();
  await enterByLink(desk, 'demo-attendance');
  await openAttendance(desk, UNDER_WAY);
  const main = desk.getByRole('main');
  await expect(main.getByText('출석 0명')).toBeVisible();
  await lookWith(desk, code);
  await expect(main.getByText('출석: 남궁새벽하늘빛나라 님')).toBeVisible();
  await expect(main.getByText('출석 1명')).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await main.getByRole('button', { name: '카메라 끄기' }).click();

  // The message about the paper of another course names that course.
  await lookWith(desk, other);
  await expect(main.getByText(`다른 교육의 신청입니다: ${OVER}`, { exact: false }).first()).toBeVisible();
  await main.getByRole('button', { name: '카메라 끄기' }).click();
  await main.getByRole('button', { name: '확인했습니다' }).click();

  console.provokes(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await main.getByLabel('이름이나 번호로 찾기').fill('하루');
  await main.getByRole('button', { name: '남하루 출석' }).click();
  await expect(main.getByText('출석 (보내기 전)')).toBeVisible();
  await expect(main.getByText('아직 보내지 않은 기록 1건')).toBeVisible();
  await expect(main.getByText(/이 기기에 보관했다가/)).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await context.setOffline(false);
  await expect(main.getByText('아직 보내지 않은 기록 1건')).toBeHidden();
  await expect(main.getByRole('button', { name: '남하루 출석 정정' })).toBeVisible();
  expect(await desk.evaluate(() => localStorage.getItem('employeeWork'))).toBeNull();

  await main.getByRole('button', { name: '남하루 출석 정정' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: '정정' }).click();
  await expect(dialog.getByText('정정하는 사유를 입력해주세요.').first()).toBeVisible();
  await dialog.getByLabel(/사유/).fill('옆자리 분을 잘못 눌렀습니다.');
  await dialog.getByRole('button', { name: '정정' }).click();
  await expect(main.getByText('결석', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('출석', { exact: true }).nth(1)).toBeVisible();

  // The past course has proposed results.
  await desk.setViewportSize({ width: 1280, height: 800 });
  await openAttendance(desk, OVER);
  await expect(main.getByRole('heading', { name: '결과 제안' })).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await main.getByRole('button', { name: '유소담 수료 (사유 필요) 입력' }).click();
  await dialog.getByRole('button', { name: '입력' }).click();
  await expect(dialog.getByText('제안과 다르게 입력하는 사유를 입력해주세요.').first()).toBeVisible();
  await dialog.getByLabel(/사유/).fill('셋째 날 진단서를 냈습니다.');
  await dialog.getByRole('button', { name: '입력' }).click();
  await main.getByRole('button', { name: '제안대로 3명 입력' }).click();
  await expect(dialog.getByText('미수료').first()).toBeVisible();
  await dialog.getByRole('button', { name: '3명 입력' }).click();
  await expect(main.getByRole('button', { name: /제안대로/ })).toBeHidden();
  await expect(main.getByRole('row').filter({ hasText: '남하루' })).toContainText('수료');
  await context.close();
  await leave(page);
});
