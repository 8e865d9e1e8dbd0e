import type { APIRequestContext, Page } from '@playwright/test';
import { findCourse } from '../../../e2e/course.ts';
import { HOME } from '../../../e2e/home.ts';
import { newMember, PASSWORD } from '../../../e2e/member.ts';
import { tap, type } from './hand.ts';

/** A step of a visitor. */
export interface Step {
  name: string;
  act(page: Page): Promise<void>;
  /** Waits for its effect; called after the measurement, because checking keeps the page busy. */
  done?(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const popups = (page: Page) => page.getByRole('dialog', { name: '알려드립니다' });
const menus = (page: Page) => page.getByRole('dialog', { name: '전체 메뉴' });
const form = (page: Page) => page.getByRole('dialog', { name: '교육 신청 내용 확인' });

const openMenus: Step = {
  name: 'opens the menus',
  act: (page) => tap(page, page.getByRole('banner').getByRole('button', { name: '메뉴' })),
  done: (page) => menus(page).waitFor(),
};
const unfold = (menu: string): Step => ({
  name: `unfolds ${menu}`,
  act: (page) => tap(page, menus(page).getByRole('button', { name: menu })),
});
const follow = (entry: string): Step => ({
  name: `follows ${entry}`,
  act: (page) => tap(page, menus(page).getByRole('link', { name: entry, exact: true })),
  done: (page) => heading(page, entry),
});
const fill = (label: string, text: string): Step => ({
  name: `types into ${label}`,
  act: (page) => type(page, main(page).getByLabel(label, { exact: true }), text),
});
const tick = (label: RegExp): Step => ({
  name: `ticks ${label.source}`,
  act: (page) => tap(page, page.getByLabel(label)),
});

const AT_HOME: readonly Step[] = [
  {
    name: 'turns to the next popup',
    act: (page) => tap(page, popups(page).getByRole('button', { name: '다음' })),
  },
  {
    name: 'closes the popups',
    act: (page) => tap(page, popups(page).getByRole('button', { name: '닫기', exact: true }).last()),
    done: (page) => popups(page).waitFor({ state: 'hidden' }),
  },
  {
    name: 'chooses a grade on the home page',
    act: (page) => tap(page, page.getByRole('group', { name: '급수 선택' }).getByRole('button', { name: '1급' })),
  },
];

const IN_LISTS: readonly Step[] = [
  openMenus,
  unfold('뉴스'),
  follow('공지사항'),
  { name: 'types a search', act: (page) => type(page, page.getByRole('searchbox'), 'abc') },
  {
    name: 'searches',
    act: (page) => page.keyboard.press('Enter'),
    done: (page) => page.waitForURL(/keyword=abc/),
  },
  {
    name: 'opens a dialog',
    act: (page) => tap(page, page.getByRole('contentinfo').getByRole('button', { name: '이용약관' })),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'closes the dialog',
    act: (page) => tap(page, page.getByRole('dialog').getByRole('button', { name: '닫기', exact: true }).last()),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  },
  openMenus,
  follow('자주 묻는 질문'),
  {
    name: 'chooses a tab of the questions',
    act: (page) => tap(page, page.getByRole('group', { name: '주제' }).getByRole('button').nth(2)),
  },
  {
    name: 'unfolds an answer',
    act: (page) => tap(page, main(page).getByRole('button', { expanded: false }).first()),
  },
  openMenus,
  follow('로그인'),
];

const SIGNING_IN: readonly Step[] = [
  fill('비밀번호', PASSWORD),
  {
    name: 'logs in',
    act: (page) => tap(page, main(page).getByRole('button', { name: '로그인', exact: true })),
    done: (page) => page.waitForURL(HOME),
  },
  openMenus,
  unfold('외식경영관리사'),
  follow('교육 신청'),
];

const APPLYING: readonly Step[] = [
  {
    name: 'goes on to the application form',
    act: (page) => tap(page, main(page).getByRole('link', { name: '신청하기' })),
    done: (page) => page.getByLabel(/환불 기준을 확인했으며/).waitFor(),
  },
  tick(/환불 기준을 확인했으며/),
  tick(/개인정보 수집·이용에 동의/),
  {
    name: 'asks to apply',
    act: (page) => tap(page, page.getByRole('button', { name: '신청하기' })),
    done: (page) => form(page).waitFor(),
  },
  {
    name: 'applies',
    act: (page) => tap(page, form(page).getByRole('button', { name: '확인' })),
    done: (page) => page.getByText('결제할 내용').waitFor(),
  },
];

/** Does the steps in order; `measure` receives each, and returns once it is measured. */
export async function walkJourney(
  page: Page,
  request: APIRequestContext,
  measure: (step: Step) => Promise<void>,
): Promise<void> {
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  const each = async (steps: readonly Step[]) => {
    for (const step of steps) {
      await measure(step);
      await step.done?.(page);
      await page.waitForLoadState('networkidle');
    }
  };
  await page.goto('/main');
  await popups(page).waitFor();
  await page.waitForLoadState('networkidle');
  await each([...AT_HOME, ...IN_LISTS, fill('아이디', userId), ...SIGNING_IN]);
  await page.goto(`/manager/edu/apply/view?educationNo=${course.educationNo}`);
  await main(page).getByRole('link', { name: '신청하기' }).waitFor();
  await page.waitForLoadState('networkidle');
  await each(APPLYING);
}
