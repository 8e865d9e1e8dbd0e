import { expect, type Page } from '@playwright/test';
import { newMember, signIn } from '../member.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';
import { findingsIn } from './htmlChecker.ts';

/** Values such as `undefined` that code has written into a class attribute. */
const unsaidClassesIn = (documents: ReadonlyMap<string, string>): string[] =>
  [...documents].flatMap(([name, text]) =>
    [...text.matchAll(/class="(?:[^"]* )?(?:undefined|null|false|NaN)(?: [^"]*)?"/g)].map(
      ([found]) => `${name}: ${found}`,
    ),
  );

/** HTML of a page once everything has loaded. */
async function renderedDom(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.locator('main h1')).toHaveCount(1);
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

const WRONG: [kind: string, body: string, finding: RegExp][] = [
  ['an end without a start', '<p><div>나</div></p>', /close-order/],
  ['an element without its end', '<section><span>나</section>', /close-order/],
  ['links in links', '<a href="/a"><a href="/b">나</a></a>', /element-permitted-content/],
  ['what a list may not hold', '<ul><div>나</div></ul>', /element-permitted-content/],
  ['one id twice', '<i id="a">나</i><i id="a">다</i>', /no-dup-id/],
  ['a label of nothing', '<label for="none">나</label>', /no-missing-references/],
  ['a picture without words', '<img src="/a.png">', /wcag\/h37/],
  ['an unknown element', '<unknown>나</unknown>', /no-unknown-elements/],
  ['a value that is none', '<input type="telephone">', /attribute-allowed-values/],
  ['a date that is none', '<time datetime="Invalid Date">나</time>', /attribute-allowed-values/],
  ['an obsolete element', '<center>나</center>', /deprecated/],
  ['a label where none is read', '<span aria-label="나">다</span>', /aria-label-misuse/],
];

const documentOf = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>가</title></head><body>${body}</body></html>`;

test('valid HTML is not reported', async () => {
  const right =
    '<main><h1>가</h1><p>나<p>다<time datetime="2026-11-27T09:00:00+09:00">오늘</time><table><tr><td colspan="2">라</table></main>';
  expect(await findingsIn(new Map([['sample', documentOf(right)]]))).toEqual([]);
});

for (const [kind, body, finding] of WRONG) {
  test(`found: ${kind}`, async () => {
    expect((await findingsIn(new Map([['sample', documentOf(body)]]))).join('\n')).toMatch(finding);
  });
}
