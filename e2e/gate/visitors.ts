import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';
import type { Inset, SectionBuild } from '@portal/shared/section/registry';
import { enterByLink, signIn } from '../member.ts';

export const VISITORS = ['guest', 'member', 'employee'] as const;
export type Visitor = (typeof VISITORS)[number];

type SectionPage = SectionBuild['pages'][number];

/** What the browser of each visitor has stored. */
export type StoredVisitors = Readonly<Record<Visitor, BrowserContextOptions['storageState']>>;

/** The demo's member with applications in every state. */
const MEMBER = 'member01';

/** For whom a page is made: everybody who has more rights sees it too. */
export const visitorOf = ({ guarded, employeesOnly }: SectionPage): Visitor =>
  employeesOnly ? 'employee' : guarded ? 'member' : 'guest';

/** For whom an inset is shown on its host: those for whom that page is made, and whom the inset is for. */
export function visitorsOf(inset: Pick<Inset, 'guarded'>, host: string): Visitor[] {
  if (isWithin(host, PATHS.office)) return ['employee'];
  return inset.guarded ? ['member'] : ['guest', 'member'];
}

/** The pages that a visitor may open; one with a segment for any number needs that number. */
export const pagesFor = ({ pages }: SectionBuild, visitor: Visitor): SectionPage[] =>
  pages.filter((page) => !page.path.includes(':') && VISITORS.indexOf(visitorOf(page)) <= VISITORS.indexOf(visitor));

async function entered(browser: Browser, enter: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ locale: 'ko-KR' });
  await enter(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Logs the demo's member and one of its employees in. */
export async function enterVisitors(browser: Browser, portal: string): Promise<StoredVisitors> {
  return {
    guest: { cookies: [], origins: [] },
    member: await entered(browser, (page) => signIn(page, MEMBER, undefined, portal)),
    employee: await entered(browser, (page) => enterByLink(page, undefined, portal)),
  };
}
