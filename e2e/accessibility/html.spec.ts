import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import vnu from 'vnu-jar';
import { newMember, signIn } from '../member.ts';
import { untilHydrated } from '../rendered.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';

interface Finding {
  url: string;
  message: string;
  extract?: string;
}

/** The checker looks into stylesheets that stand in a document too, but does not know `var()` within `min()`. */
const OF_STYLES = 'CSS:';

/** What the Nu HTML checker finds wrong in documents, by their names. It takes them all at once: Java starts slowly. */
async function findingsIn(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-html-'));
  try {
    const names = [...documents.keys()];
    for (const [index, text] of [...documents.values()].entries()) writeFileSync(join(folder, `${index}.html`), text);
    const run = promisify(execFile);
    const options = ['-jar', vnu, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
    const { stderr } = await run('java', options, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as { messages: Finding[] };
    return messages
      .filter(({ message }) => !message.startsWith(OF_STYLES))
      .map(({ url, message, extract }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
        return `${name}: ${message} ${extract?.replace(/\s+/g, ' ') ?? ''}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasJava = spawnSync('java', ['-version']).status === 0;
test.skip(!hasJava, 'the Nu HTML checker needs Java, which is not installed');

/** Classes that a stylesheet does not have, and that code has written all the same. */
const unsaidClassesIn = (documents: ReadonlyMap<string, string>): string[] =>
  [...documents].flatMap(([name, text]) =>
    [...text.matchAll(/class="(?:[^"]* )?(?:undefined|null|false|NaN)(?: [^"]*)?"/g)].map(
      ([found]) => `${name}: ${found}`,
    ),
  );

/** The page as it stands when everything has come. */
async function renderedDom(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.locator('main h1')).toHaveCount(1);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
}

test('every page is valid HTML, as the server sends it and as it stands in the browser', async ({ page, request }) => {
  const documents = new Map<string, string>();
  const open = async (guarded: boolean) => {
    for (const { path } of ROUTES.filter((route) => route.guarded === guarded)) {
      documents.set(`${path} in the browser`, await renderedDom(page, path));
      documents.set(`${path} from the server`, await (await request.get(path)).text());
    }
  };
  await open(false);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await open(true);
  expect(await findingsIn(documents)).toEqual([]);
  expect(unsaidClassesIn(documents)).toEqual([]);
});

test('the checker finds what is wrong', async () => {
  const wrong = '<!doctype html><html lang="ko"><title>가</title><p><div>나</div></p><img src="/a.png">';
  const findings = await findingsIn(new Map([['sample', wrong]]));
  expect(findings.join('\n')).toMatch(/sample: .*alt/);
});
