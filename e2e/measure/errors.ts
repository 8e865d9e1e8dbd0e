import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../browser.ts';
import { WAYS, type ThrownError } from '../faults/thrown/sources.ts';
import { ThrowingPortal } from '../faults/thrown/ThrowingPortal.ts';

// Counts how many of 200 deliberate errors in four sections are reported with the right section, build, owner, file and
// line: node e2e/measure/errors.ts

const COUNT = 200;
const GOAL = 0.99;
/** The API determines their positions after its response. */
const LATEST_MS = 5000;

const throwing = await ThrowingPortal.start(['mf-sign', 'mf-manager', 'mf-news-space', 'mf-about']);
const browser = await launchBrowser();
try {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  const errors = throwing.errors(COUNT);
  const unreported: ThrownError[] = [];
  for (const error of errors) await throwing.meet(page, error).catch(() => unreported.push(error));
  await pause(LATEST_MS);
  const isRight = (error: ThrownError) => {
    const { section, build, owner, source } = throwing.expectedOf(error);
    const logged = throwing.loggedOf(error);
    const isPlace = logged?.source?.file === source.file && logged.source.line === source.line;
    return isPlace && logged.section === section && logged.build === build && logged.owner === owner;
  };
  const wrong = errors.filter((error) => !isRight(error));
  for (const way of WAYS) {
    const all = errors.filter((error) => error.way === way);
    console.log(`${way}: ${all.length - wrong.filter((error) => error.way === way).length} of ${all.length} right`);
  }
  for (const error of wrong) console.log('wrong', error, throwing.loggedOf(error));
  const share = (errors.length - wrong.length) / errors.length;
  console.log(
    `${errors.length - wrong.length} of ${errors.length} right (${(share * 100).toFixed(1)} %), ${unreported.length} not reported`,
  );
  if (share < GOAL) process.exitCode = 1;
} finally {
  await browser.close();
  await throwing.close();
}
