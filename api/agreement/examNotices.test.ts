import { formatDateTime, formatMoney } from '@portal/shared/format';
import { dateTime, distinct, readRounds, roundName, type Round } from '../src/modules/manager/demo/notices/rounds.ts';
import { describeWithDatabase, type TestServer } from '../src/testing/index.ts';
import { contradictionsIn } from './contradictions.ts';
import { readFacts } from './facts.ts';
import { readPages } from './pages.ts';

const DATE_TIME = /\d{4}\.\d{2}\.\d{2} \([일월화수목금토]\) \d{2}:\d{2}/g;
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&gt;', '>');

/** All dates that a notice of these rounds may contain. */
const datesOf = (rounds: readonly Round[]) =>
  new Set(
    rounds.flatMap(({ exams }) =>
      exams.flatMap((exam) => [
        dateTime(exam.apply_start_at),
        dateTime(exam.apply_end_at),
        dateTime(exam.announced_at),
        formatDateTime(exam.exam_date, exam.time),
      ]),
    ),
  );
const strayDates = (content: string, known: ReadonlySet<string>) =>
  (content.match(DATE_TIME) ?? []).filter((date) => !known.has(date));

describeWithDatabase('the exam notices of the demo', (open) => {
  let server: TestServer;
  let rounds: Round[];
  let notices: { title: string; content: string; files: { path: string; fileName: string }[] }[];
  beforeAll(async () => {
    server = await open({ demo: true });
    rounds = await readRounds(server.db);
    notices = await server.db.selectFrom('exam_notice').select(['title', 'content', 'files']).execute();
  });
  const callFor = (round: Round) =>
    notices.find(({ title }) => title.startsWith(`${roundName(round)} `) && title.endsWith('시행 공고'));

  test('every round has a call with the dates, the hall, the address and the fee of each of its exams', () => {
    expect(rounds.length).toBeGreaterThan(20);
    for (const round of rounds) {
      const content = callFor(round)?.content ?? '';
      for (const exam of round.exams.filter(({ called_off }) => !called_off))
        for (const words of [
          `${dateTime(exam.apply_start_at)} ~ ${dateTime(exam.apply_end_at)}`,
          `${formatDateTime(exam.exam_date, exam.time)}~${exam.end_time}`,
          dateTime(exam.announced_at),
          `<td>${exam.address2}</td><td>${exam.address}</td>`,
          `<td>${exam.grade}급 ${exam.part}</td><td>${formatMoney(exam.price)}</td>`,
        ])
          expect([roundName(round), words, content.includes(words)]).toEqual([roundName(round), words, true]);
    }
  });

  test('no notice has a date that is not one of an exam, and a call none of another round', () => {
    const every = datesOf(rounds);
    expect(notices.flatMap(({ content }) => strayDates(content, every))).toEqual([]);
    for (const round of rounds) expect(strayDates(callFor(round)?.content ?? '', datesOf([round]))).toEqual([]);
    expect(strayDates('<td>2026.11.21 (토) 07:07</td>', every)).toEqual(['2026.11.21 (토) 07:07']);
  });

  test('no notice contradicts the association', () => {
    const facts = readFacts(readPages());
    const found = notices.flatMap(({ title, content }) => contradictionsIn(`${title} ${wordsOf(content)}`, facts));
    expect(found).toEqual([]);
  });

  test('a call has the guide of each of its grades and itself as files, which can be downloaded', async () => {
    const client = server.client();
    for (const round of rounds.slice(0, 3)) {
      const { files = [] } = callFor(round) ?? {};
      expect(files).toHaveLength(distinct(round.exams.map(({ grade }) => grade)).length + 1);
      for (const { path, fileName } of files) {
        const { status, headers } = await client.request({ method: 'GET', url: `/files/${path}` });
        expect([status, headers['content-type']]).toEqual([
          200,
          fileName.endsWith('.pdf') ? 'application/pdf' : expect.stringContaining('wordprocessingml'),
        ]);
      }
    }
  });
});
