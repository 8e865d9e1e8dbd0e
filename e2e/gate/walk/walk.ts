import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { pagesFor, VISITORS, type Visitor } from '../visitors.ts';
import { changedBuiltIns, watchBuiltIns } from './builtIns.ts';
import { frameParts, type FramePart } from './frameParts.ts';
import { goWithin } from './goWithin.ts';
import { listenersOf, watchScripts } from './listeners.ts';
import { visitAsNext, type NextVisit } from './nextVisit.ts';
import { comesToRest } from './rest.ts';
import { saveData } from './saveData.ts';
import { addedSheets } from './sheets.ts';
import { storeAsOthers, storedThings } from './storedThings.ts';
import { surroundings } from './surroundings.ts';
import { timersLeft, watchTimers } from './timers.ts';

/**
 * Path of a page outside the section, from which the visitor comes and to which the visitor returns within one
 * document: another section's, or one of the shell's if its generation differs from the others.
 */
export const elsewhere = ({ build, testShell }: GateContext) => {
  if (testShell.shell) return '/search';
  return build.name === 'mf-about' ? '/news/notice' : '/about/greeting';
};

/** Visible state of the portal while one page is open. */
export interface Sight {
  path: string;
  frame: FramePart[];
  stored: Record<string, string>;
  builtIns: string[];
  /** Style sheets added at run time, as text. */
  sheets: string[];
  /** Text of the page itself. */
  text: string;
  isAtRest: boolean;
}

/** One visitor's way through every page of the section, from another section and back. */
export interface Walk {
  visitor: Visitor;
  before: Sight & { surroundings: string[] };
  pages: Sight[];
  after: Sight & { surroundings: string[]; listeners: string[]; timers: string[] };
  /** Pages of the next visitor in a member's tab after the session has ended. */
  next: NextVisit;
  errors: string[];
}

async function sight(page: Page, path: string): Promise<Sight> {
  return {
    path,
    frame: await frameParts(page),
    stored: await storedThings(page),
    builtIns: await changedBuiltIns(page),
    sheets: await addedSheets(page),
    text: await page.locator('main').innerText(),
    isAtRest: await comesToRest(page),
  };
}

/** Records the address of each page that shows one item, by path, from links in lists. */
export async function noteItems(page: Page, items: Map<string, string>): Promise<void> {
  const links = await page
    .locator('main a[href*="?"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of links) items.set(link.split('?', 1)[0] ?? '', link);
}

async function walkAs(context: GateContext, visitor: Visitor): Promise<Walk> {
  const { build, testShell } = context;
  const base = new URL(build.base, testShell.url).href;
  const away = elsewhere(context);
  const errors: string[] = [];
  let isMet = false;
  const prepare = async (fresh: Page) => {
    fresh.on('pageerror', (error) => errors.push(error.message));
    fresh.on('request', (request) => (isMet ||= request.url().startsWith(base)));
    await saveData(fresh);
    await watchTimers(fresh);
    await watchBuiltIns(fresh);
  };
  const { page, close } = await openPage(context, away, prepare, visitor);
  try {
    const scripts = await watchScripts(page);
    await page.waitForLoadState('networkidle');
    await storeAsOthers(page);
    const before = { ...(await sight(page, away)), surroundings: await surroundings(page) };
    const pages: Sight[] = [];
    const items = new Map<string, string>();
    for (const { path } of pagesFor(build, visitor)) {
      await goWithin(page, items.get(path) ?? path);
      await noteItems(page, items);
      pages.push(await sight(page, path));
    }
    // A walk in which the build was not loaded proves nothing.
    if (!isMet) errors.push(`no file of ${build.id} was asked for`);
    await goWithin(page, away);
    const after = {
      ...(await sight(page, away)),
      timers: await timersLeft(page, base),
      surroundings: await surroundings(page),
      listeners: await listenersOf(scripts, base),
    };
    const next = visitor === 'member' ? await visitAsNext(page, build) : { words: [], pages: [] };
    return { visitor, before, pages, after, next, errors };
  } finally {
    await close();
  }
}

/** Longer than any section takes; a page that blocks the browser forever never responds. */
const MAX_WALK_MS = 240_000;

async function walkAll(context: GateContext): Promise<Walk[]> {
  const visitors = VISITORS.filter((visitor) => pagesFor(context.build, visitor).length > 0);
  const walked = Promise.all(visitors.map((visitor) => walkAs(context, visitor)));
  const late = pause(MAX_WALK_MS, null, { ref: false }).then(() => {
    throw new Error(`a page of ${context.build.id} keeps the browser busy`);
  });
  return Promise.race([walked, late]);
}

const walks = new WeakMap<GateContext['build'], Promise<Walk[]>>();

/** Walks of all visitors through a build, shared by the checks. */
export function walksOf(context: GateContext): Promise<Walk[]> {
  const made = walks.get(context.build) ?? walkAll(context);
  walks.set(context.build, made);
  return made;
}
