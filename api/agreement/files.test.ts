import type * as fs from 'node:fs';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandboxAddresses } from '../src/integrations/addresses/sandboxAddresses.ts';
import { createSandboxLicences } from '../src/integrations/licences/sandboxLicences.ts';
import {
  readAdvertisers,
  readBranches,
  readCampaigns,
  readEmployees,
  readSites,
} from '../src/modules/main/demo/lists.ts';
import type { Exam } from '../src/modules/manager/demo/notices/rounds.ts';
import { announcement, entry, results } from '../src/modules/manager/demo/notices/texts.ts';
import { courseContent, examContent } from '../src/modules/manager/demo/texts.ts';
import { readInquiries } from '../src/modules/space/demo/loadInquiries.ts';
import { readPassages, readPromotions, readReviews, readWriters } from '../src/modules/space/demo/readPosts.ts';
import { readDemoTexts } from './demoTexts.ts';

jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof fs>('node:fs');
  return { ...real, readFileSync: jest.fn(real.readFileSync) };
});

const SOURCES = join(import.meta.dirname, '../src');
const now = new Date('2026-11-20T12:00:00+09:00');

const exam: Exam = {
  year: 2026,
  rounds: 6,
  grade: 2,
  part: '필기',
  examination_name: '외식경영관리사 2급',
  address: '',
  address2: '',
  exam_date: '2026-12-05',
  time: '10:00',
  end_time: '11:40',
  price: 40_000,
  apply_start_at: now,
  apply_end_at: now,
  held_at: now,
  announced_at: now,
  called_off: false,
};

test('every text and every list is read, and no file is left unread', async () => {
  expect((await readDemoTexts(now)).length).toBeGreaterThan(200);
  const all = [
    announcement({ year: 2026, number: 6, exams: [exam] }),
    results([exam]),
    entry(exam),
    courseContent(1, 1, 0),
    examContent(1, '필기', 0),
    readPassages('board.md'),
    readPassages('replies.md'),
    readReviews(),
    readWriters(),
    readPromotions(),
    readInquiries(),
    readSites(),
    readBranches(),
    readEmployees(),
    readAdvertisers(),
    readCampaigns().themes,
    (await createSandboxAddresses().search({ keyword: '서울', page: 1, limit: 1 })).rows,
    (
      await createSandboxLicences().search({
        foodType: '001',
        businessName: '',
        representative: '',
        region: '',
        industries: ['101'],
        page: 1,
      })
    ).rows,
  ];
  for (const some of all) expect(some.length).toBeGreaterThan(0);
  const read = new Set(jest.mocked(readFileSync).mock.calls.map(([file]) => String(file)));
  // Lists of calls are no texts.
  const exclude = ['database/migrations/*', '**/README.md', 'pipeline/**'];
  const files = globSync('**/*.{md,json}', { cwd: SOURCES, exclude }).map((file) => join(SOURCES, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !read.has(file))).toEqual([]);
});
