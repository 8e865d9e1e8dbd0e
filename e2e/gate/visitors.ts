import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';
import type { Inset, SectionBuild } from '@portal/shared/section/registry';
import { enterByLink, signIn } from '../member.ts';

export const VISITORS = ['guest', 'member', 'employee'] as const;
export type Visitor = (typeof VISITORS)[number];

type SectionPage = SectionBuild['pages'][number];

/** Browser storage of each visitor. */
export type StoredVisitors = Readonly<Record<Visitor, BrowserContextOptions['storageState']>>;

/** The demo's member with applications in every state. */
const MEMBER = 'member01';

/** Intended visitor of a page; visitors with more rights see it too. */
export const visitorOf = ({ guarded, employeesOnly }: SectionPage): Visitor =>
  employeesOnly ? 'employee' : guarded ? 'member' : 'guest';

/** Visitors who see an inset on its host: the host's intended visitors that the inset is meant for. */
export function visitorsOf(inset: Pick<Inset, 'guarded'>, host: string): Visitor[] {
  if (isWithin(host, PATHS.office)) return ['employee'];
  return inset.guarded ? ['member'] : ['guest', 'member'];
}

/** Pages that a visitor can open, without those whose path needs a number. */
export const pagesFor = ({ pages }: SectionBuild, visitor: Visitor): SectionPage[] =>
  pages.filter((page) => !page.path.includes(':') && VISITORS.indexOf(visitorOf(page)) <= VISITORS.indexOf(visitor));

async function entered(browser: Browser, enter: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ locale: 'ko-KR' });
  await enter(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Logs in the demo's member and one of its employees. */
export async function enterVisitors(browser: Browser, portal: string): Promise<StoredVisitors> {
  return {
    guest: { cookies: [], origins: [] },
    member: await entered(browser, (page) => signIn(page, MEMBER, undefined, portal)),
    employee: await entered(browser, (page) => enterByLink(page, undefined, portal)),
  };
}
