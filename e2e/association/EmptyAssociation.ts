import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { MovableClock } from '../clock/MovableClock.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { signIn, type Person } from '../member.ts';
import { FORMER_FILES } from './formerSystem.ts';

const OPERATOR = 'api/src/operator/operator.ts';
const ISSUE_LINK = 'api/src/modules/user/admin/issueLink.ts';
const VERIFY_AUDIT = 'api/src/internalControls/audit/verifyAudit.ts';
const API_TIMEOUT_MS = 120_000;

type OwnPortal = Awaited<ReturnType<typeof startOwnPortal>>;

/** An employee and the page of the employee's browser. */
interface Desk {
  page: Page;
  person: Person;
}

/** A separate portal without members and offerings, whose clock the test moves. */
export class EmptyAssociation {
  readonly #own: OwnPortal;
  readonly #clock: MovableClock;
  readonly #folder: string;
  readonly #firstDay: string;
  readonly #pages: Page[] = [];

  constructor(own: OwnPortal, clock: MovableClock, folder: string) {
    this.#own = own;
    this.#clock = clock;
    this.#folder = folder;
    this.#firstDay = clock.today;
  }

  /** Starts it on the morning of its first day. */
  static async start(ports: Record<string, string>): Promise<EmptyAssociation> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-association-'));
    const clock = MovableClock.inTheMorning(join(folder, 'ahead'));
    const own = await startOwnPortal({
      environment: { ...ports, ...clock.environment, PORTAL_DEMO_CONTENT: '0', CODE_SENDS_PER_ADDRESS: '3000' },
      argumentsOf: clock.argumentsOf,
    });
    return new EmptyAssociation(own, clock, folder);
  }

  /** The day in Seoul this many days after the first one. */
  day(number: number): string {
    return addDays(this.#firstDay, number);
  }

  /** Opens a separate browser, whose clock follows that of the association. */
  async openBrowser(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.#own.portal.url, viewport });
    const page = await context.newPage();
    await page.clock.setFixedTime(this.#clock.now());
    this.#pages.push(page);
    return page;
  }

  /** Moves the clock to an hour of a day; by then every login of the day before has ended. */
  async waitFor(day: number, time: string): Promise<void> {
    this.#clock.moveTo(this.day(day), time);
    for (const page of this.#pages) await page.clock.setFixedTime(this.#clock.now());
  }

  /** Logs in a member whose session has ended, as for anyone who returns on another day. */
  async signInAgain(page: Page, { userId }: Person, password?: string): Promise<void> {
    await page.goto('/main');
    await expect.poll(() => storedToken(page)).toBeNull();
    await signIn(page, userId, password);
  }

  /** Makes members employees on the server, and logs the new employees in. */
  async hire(...desks: readonly (Desk & { permissions: readonly string[] })[]): Promise<void> {
    await this.#enter(desks, async ({ person: { userId }, permissions }) => {
      const who = ['--id', userId, '--permissions', permissions.join(','), '--reason', 'the first day'];
      await this.#own.run(OPERATOR, 'members', 'employ', ...who);
    });
  }

  /** Imports files of a former system on the server; returns the report of each. */
  async importFormerSystem(folder: string): Promise<string[]> {
    return this.#whileStopped(async () => {
      const reports: string[] = [];
      for (const { kind, path } of FORMER_FILES) {
        const source = [kind === 'articles' ? '--folder' : '--file', join(folder, path)];
        reports.push(await this.#own.run(...this.#clock.run(OPERATOR), 'import', kind, ...source));
      }
      return reports;
    });
  }

  /** Logs employees in by links made on the server; ends on the office's first page. */
  async enterOffice(...desks: readonly Desk[]): Promise<void> {
    await this.#enter(desks);
  }

  /**
   * Output of the command that verifies the audit log. To be called last, because the API stays stopped.
   * @throws if the log is broken
   */
  async verifyAudit(): Promise<string> {
    await this.#own.portal.stop('api');
    return this.#own.run(VERIFY_AUDIT);
  }

  /** Closes its browsers first: open pages would request a stopped server. */
  async close(): Promise<void> {
    for (const page of this.#pages) await page.context().close();
    await this.#own.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One after another on the server, which is stopped once for all of them. */
  async #enter<Seat extends Desk>(desks: readonly Seat[], before?: (desk: Seat) => Promise<void>): Promise<void> {
    const links = await this.#whileStopped(async () => {
      const made: [Page, string][] = [];
      for (const desk of desks) {
        await before?.(desk);
        made.push([desk.page, await this.#issueLink(desk.person)]);
      }
      return made;
    });
    for (const [page, link] of links) await followToOffice(page, link);
  }

  async #issueLink({ userId }: Person): Promise<string> {
    const printed = await this.#own.run(...this.#clock.run(ISSUE_LINK), userId);
    return printed.split('\n')[0] ?? '';
  }

  /** Only one process can open the embedded database. */
  async #whileStopped<Result>(command: () => Promise<Result>): Promise<Result> {
    const { portal } = this.#own;
    await portal.stop('api');
    const result = await command();
    portal.start('api');
    await portal.ready(['api'], API_TIMEOUT_MS);
    return result;
  }
}

async function followToOffice(page: Page, link: string): Promise<void> {
  await page.goto(link);
  // Until then the header may still be that of the ended session.
  await page.waitForURL(HOME);
  await page.getByRole('banner').getByRole('link', { name: '사무국' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '할 일' })).toBeVisible();
}
