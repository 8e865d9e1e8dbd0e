import { launchBrowser } from '../browser.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { storedToken } from '../frame.ts';
import { enterByLink, post } from '../member.ts';
import { BENCH_PORTS } from '../ports.ts';
import { documentOf, untilRendered } from '../rendered.ts';

// How soon a guest reads a new notice in the list that the server keeps: node e2e/measure/newNotice.ts

const COUNT = 5;
const MAX_MS = 6000;

const { portal, close } = await startOwnPortal({ environment: BENCH_PORTS });
const browser = await launchBrowser();
try {
  const page = await (await browser.newContext({ baseURL: portal.url, locale: 'ko-KR' })).newPage();
  await enterByLink(page, 'demo-admin8', portal.url);
  const session = (await storedToken(page)) ?? '';
  await untilRendered(page, '/news/notice');
  const times: number[] = [];
  for (let number = 1; number <= COUNT; number += 1) {
    const article = { title: `알림 ${number}번째`, content: '<p>본문</p>' };
    const written = await post(page.request, '/api/office/articles', { kind: 'notice', article }, session);
    if (written.code !== 1) throw new Error(written.message);
    const began = performance.now();
    while (!(await documentOf(page, '/news/notice')).text.includes(article.title));
    times.push(performance.now() - began);
  }
  console.log(`a new notice is read after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  if (Math.max(...times) >= MAX_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
