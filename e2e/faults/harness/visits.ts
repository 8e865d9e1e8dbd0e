import { request as requests, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { SectionInfo } from '@portal/shared/section/registry';
import { findCourse } from '../../course.ts';
import { enterByLink, newMember, signIn } from '../../member.ts';
import type { TestShell } from './TestShell.ts';

/** Text typed before the section failed. */
interface Typed {
  /** Label of the field. */
  field: string;
  text: string;
}

/** The two ways in which visitors reach the section. */
export interface Visits {
  /** The first page of a tab. */
  deep: { path: string; member: boolean; typed: Typed | null };
  /** By a link from a page of another section. */
  navigation: { path: string; member: boolean; from: string; typed: Typed | null };
  /** True if the section is for employees: then its member is one of them. */
  forEmployees: boolean;
  /** A page of another section. */
  other: string;
}

const NAME: Typed = { field: '이름', text: '한걸음둘' };
const TITLE: Typed = { field: '제목', text: '쓰다 만 글' };
const REQUEST: Typed = { field: '요청 사항', text: '창가 자리로 부탁드립니다' };
const SIGN_UP = '/sign/up/step1';
const WRITE = '/space/board/write';

/** Forms of this repository's sections, in which typed text must survive. */
const FORMS: Readonly<Record<string, Partial<Pick<Visits, 'deep' | 'navigation'>>>> = {
  'mf-sign': {
    deep: { path: SIGN_UP, member: false, typed: NAME },
    navigation: { path: '/sign/me', member: true, from: WRITE, typed: TITLE },
  },
  'mf-manager': { deep: { path: '/manager/edu/apply/write', member: true, typed: REQUEST } },
  'mf-news-space': { deep: { path: WRITE, member: true, typed: TITLE } },
};

/** Visits of a section: those of the table above, else its first page and one from its menu. */
export function visitsOf(info: SectionInfo): Visits {
  const first = info.pages.find(({ guarded }) => !guarded) ?? info.pages[0];
  if (!first) throw new Error(`${info.name} declares no page`);
  const guarded = new Set(info.pages.filter((page) => page.guarded).map(({ path }) => path));
  const entry = info.menus.flatMap(({ entries }) => entries).find(({ path }) => !guarded.has(path))?.path ?? first.path;
  return {
    deep: { path: first.path, member: first.guarded === true, typed: null },
    // A member does not see the forms of a guest.
    navigation: guarded.has(entry)
      ? { path: entry, member: true, from: WRITE, typed: TITLE }
      : { path: entry, member: false, from: SIGN_UP, typed: NAME },
    forEmployees: info.pages.some(({ employeesOnly }) => employeesOnly === true),
    other: info.name === 'mf-about' ? '/news/notice' : '/about/greeting',
    ...FORMS[info.name],
  };
}

/** Browser state of earlier visits. */
export interface Past {
  guest: BrowserContextOptions['storageState'];
  member: BrowserContextOptions['storageState'];
  /** Path and query of the first page. */
  deepAddress: string;
  /** The tab's storage after the typing. */
  typed: Record<string, string>;
}

export const fieldOf = (page: Page, { field }: Typed) => page.getByRole('main').getByLabel(field).first();

/** Makes a member and types into the section's form once, as a visitor before the fault. */
export async function visitBefore(browser: Browser, testShell: TestShell, visits: Visits): Promise<Past> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const request = await requests.newContext({ baseURL: testShell.url });
  try {
    const page = await context.newPage();
    const guest = await context.storageState();
    let member = guest;
    if (visits.deep.member || visits.navigation.member) {
      if (visits.forEmployees) await enterByLink(page, undefined, testShell.url);
      else await signIn(page, (await newMember(request)).userId, undefined, testShell.url);
      member = await context.storageState();
    }
    const needsCourse = visits.deep.path === '/manager/edu/apply/write';
    const course = needsCourse ? await findCourse(request, ({ seatsLeft }) => seatsLeft > 2) : null;
    const deepAddress = `${visits.deep.path}${course ? `?educationNo=${course.educationNo}` : ''}`;
    let typed: Record<string, string> = {};
    if (visits.deep.typed) {
      const page = await (
        await browser.newContext({ locale: 'ko-KR', storageState: visits.deep.member ? member : guest })
      ).newPage();
      await page.goto(testShell.url + deepAddress);
      await fieldOf(page, visits.deep.typed).fill(visits.deep.typed.text);
      await page.waitForFunction(
        (text) => JSON.stringify({ ...sessionStorage }).includes(text),
        visits.deep.typed.text,
      );
      typed = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
      await page.context().close();
    }
    return { guest, member, deepAddress, typed };
  } finally {
    await request.dispose();
    await context.close();
  }
}

/** Navigates within the document: by the header's link, or like going back if there is none. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const header = page.getByRole('banner');
  const link = header.locator(`a[href="${path}"]`);
  if ((await link.count()) === 0) {
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    return;
  }
  const menu = header.locator(`li:has(a[href="${path}"]) > button`);
  if ((await menu.count()) > 0) await menu.click();
  await link.first().click();
}
