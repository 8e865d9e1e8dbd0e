import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SECTIONS, type App } from '@portal/shared/federation/apps';
import type { Portal } from '../../../launcher/portal.ts';
import { ROOT } from '../../../launcher/root.ts';
import { ERROR_PORTS } from '../../ports.ts';
import { DeployableSection } from '../deployableSection.ts';
import { startOwnPortal } from '../ownPortal.ts';
import { thrownErrors, thrownFiles, thrownRows, type ThrownError } from './sources.ts';

const FIRST_SECTION_PORT = 5980;

/** Fields that the API logs of an error. */
export interface Logged {
  section: string;
  build: string;
  owner: string;
  source?: { file: string; line: number; column: number; function: string | null } | null;
}

interface Throwing {
  app: App;
  deployed: DeployableSection;
  build: string;
  owner: string;
  prefix: string;
}

/** A portal with throwing pages in its sections, and the API's log entries of their errors. */
export class ThrowingPortal {
  readonly portal: Portal;
  readonly #sections: readonly Throwing[];
  readonly #logged: ReadonlyMap<number, Logged>;
  readonly #close: () => Promise<void>;

  constructor(
    portal: Portal,
    sections: readonly Throwing[],
    logged: ReadonlyMap<number, Logged>,
    close: () => Promise<void>,
  ) {
    this.portal = portal;
    this.#sections = sections;
    this.#logged = logged;
    this.#close = close;
  }

  static async start(names: readonly string[]): Promise<ThrowingPortal> {
    const builds = mkdtempSync(join(tmpdir(), 'portal-builds-'));
    symlinkSync(join(ROOT, 'shell'), join(builds, 'shell'));
    const apps = SECTIONS.filter(({ name }) => names.includes(name));
    const sections: Throwing[] = [];
    for (const [index, app] of apps.entries()) sections.push(await deploy(app, FIRST_SECTION_PORT + index, builds));
    const logged = new Map<number, Logged>();
    const origins = sections.map(({ app, deployed }) => [
      `ORIGIN_${app.name.toUpperCase().replaceAll('-', '_')}`,
      deployed.origin,
    ]);
    const own = await startOwnPortal({
      environment: { ...ERROR_PORTS, ...Object.fromEntries(origins), PORTAL_BUILDS: join(builds, '*/dist') },
      onLine: (_name, line) => note(line, logged),
    });
    await own.register('--force', ...sections.map(({ deployed }) => deployed.keepRecord('thrown')));
    return new ThrowingPortal(own.portal, sections, logged, async () => {
      await own.close();
      for (const { deployed } of sections) await deployed.close();
      rmSync(builds, { recursive: true });
    });
  }

  /** Errors of all sections in turn. */
  errors(count: number): ThrownError[] {
    const each = Math.ceil(count / this.#sections.length);
    return this.#sections.flatMap(({ app, prefix }, index) => thrownErrors(app.name, prefix, index * each, each));
  }

  /** Opens the page of the error as a visitor. */
  async meet(page: Page, { path, way }: ThrownError): Promise<void> {
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/telemetry'));
    await page.goto(`${this.portal.url}${path}`);
    if (way === 'press') await page.getByRole('button', { name: '누르기' }).click();
    await reported;
  }

  /** Log entry of an error so far. */
  loggedOf({ number }: ThrownError): Logged | undefined {
    return this.#logged.get(number);
  }

  /** Expected log entry. */
  expectedOf({ section, file, line }: ThrownError) {
    const { build, owner } = this.#sections.find(({ app }) => app.name === section) ?? {};
    return { section, build, owner, source: { file, line } };
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function deploy(app: App, port: number, builds: string): Promise<Throwing> {
  const deployed = new DeployableSection(app.name, port, app.portVariable);
  for (const [file, text] of Object.entries(thrownFiles)) deployed.add(file, text);
  const [, prefix = ''] = /prefixes: \['([^']+)'/.exec(deployed.read('src/section.ts')) ?? [];
  deployed.add(
    'src/section.ts',
    deployed.read('src/section.ts').replace('  pages: [\n', (row) => row + thrownRows(prefix)),
  );
  await deployed.rebuild();
  await deployed.serve();
  symlinkSync(deployed.folder, join(builds, app.name));
  const record = JSON.parse(deployed.read('dist/section.json')) as { id: string; owner: { team: string } };
  return { app, deployed, build: record.id, owner: record.owner.team, prefix };
}

function note(line: string, logged: Map<number, Logged>): void {
  const at = line.indexOf('{');
  if (at < 0 || !line.includes('a section failed in a browser')) return;
  const record = JSON.parse(line.slice(at)) as Logged & { detail: string };
  const [, number] = /thrown (\d+)\./.exec(record.detail) ?? [];
  if (number !== undefined) logged.set(Number(number), record);
}
