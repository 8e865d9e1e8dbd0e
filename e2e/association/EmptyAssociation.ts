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

const OPERATOR = 'api/src/operator/operator.ts';
const ISSUE_LINK = 'api/src/modules/user/admin/issueLink.ts';
const VERIFY_AUDIT = 'api/src/internalControls/audit/verifyAudit.ts';
const API_TIMEOUT_MS = 120_000;

type OwnPortal = Awaited<ReturnType<typeof startOwnPortal>>;

/** An employee, and the browser at which the employee works. */
interface Desk {
  page: Page;
  person: Person;
}

/** A portal of its own, without members and with nothing on offer, whose days the test lets pass. */
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

  /** Starts it, on the morning of its first day. */
  static async start(ports: Record<string, string>): Promise<EmptyAssociation> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-association-'));
    const clock = MovableClock.inTheMorning(join(folder, 'ahead'));
    const own = await startOwnPortal({
      environment: { ...ports, ...clock.environment, PORTAL_DEMO_CONTENT: '0', CODE_SENDS_PER_ADDRESS: '3000' },
      argumentsOf: clock.argumentsOf,
    });
    return new EmptyAssociation(own, clock, folder);
  }

  /** The day of Seoul so many days after the first one. */
  day(number: number): string {
    return addDays(this.#firstDay, number);
  }

  /** A browser of somebody's own, whose clock goes with that of the association. */
  async openBrowser(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.#own.portal.url, viewport });
    const page = await context.newPage();
    await page.clock.setFixedTime(this.#clock.now());
    this.#pages.push(page);
    return page;
  }

  /** Lets time pass until that hour of that day; every login of the day before has ended then. */
  async waitFor(day: number, time: string): Promise<void> {
    this.#clock.moveTo(this.day(day), time);
    for (const page of this.#pages) await page.clock.setFixedTime(this.#clock.now());
  }

  /** Logs a member in whose session has ended, as it meets everybody who comes back another day. */
  async signInAgain(page: Page, { userId }: Person, password?: string): Promise<void> {
    await page.goto('/main');
    await expect.poll(() => storedToken(page)).toBeNull();
    await signIn(page, userId, password);
  }

  /** Makes members employees, on the server, and logs the new employees in. */
  async hire(...desks: readonly (Desk & { permissions: readonly string[] })[]): Promise<void> {
    await this.#enter(desks, async ({ person: { userId }, permissions }) => {
      const who = ['--id', userId, '--permissions', permissions.join(','), '--reason', 'the first day'];
      await this.#own.run(OPERATOR, 'members', 'employ', ...who);
    });
  }

  /** Logs employees in by links made on the server; ends on the office's first page. */
  async enterOffice(...desks: readonly Desk[]): Promise<void> {
    await this.#enter(desks);
  }

  /**
   * What the command says that verifies the audit log; the last thing that is asked of an association, whose API stays
   * stopped. @throws when the log is not whole
   */
  async verifyAudit(): Promise<string> {
    await this.#own.portal.stop('api');
    return this.#own.run(VERIFY_AUDIT);
  }

  /** Its browsers are closed first: pages that stay open ask for what is no longer there. */
  async close(): Promise<void> {
    for (const page of this.#pages) await page.context().close();
    await this.#own.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One after the other on the server, which is stopped once for all of them. */
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

  /** The embedded database has one process at a time. */
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
  // Until then the header may still be that of a session which is over.
  await page.waitForURL(HOME);
  await page.getByRole('banner').getByRole('link', { name: '사무국' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '할 일' })).toBeVisible();
}
