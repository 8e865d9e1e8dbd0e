import type { Block } from '@portal/shared/prose';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { articleOf } from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import { storeDemoFile, type DemoStore } from '../../../files/demo/storeDemoFile.ts';
import { storeGuides, type GuideFile } from './guides.ts';
import { distinct, examName, readRounds, roundName, type Round } from './rounds.ts';
import { announcement, entry, results, WRITER } from './texts.ts';

/** Exam notices: the call for each round, its results, and the directions for an exam that is near. */

/** Days from a call to the first application; calls for later rounds were published a few days ago. */
const CALL_DAYS_BEFORE = 7;
const LATEST_CALL_DAYS_AGO = 2;
/** Number of past rounds with notices of results. */
const ROUNDS_WITH_RESULTS = 14;
const ENTRY_DAYS_BEFORE = 10;
const PUBLISHED_AT = '09:30';

interface Notice {
  title: string;
  summary: string;
  at: Date;
  blocks: readonly Block[];
  /** Grades of the attached guides; the call itself is attached as a file too. */
  guides: readonly (1 | 2)[];
  isTop: boolean;
}

function callFor(round: Round, now: Date): Notice {
  const today = seoulDay(now);
  const first = round.exams.reduce((one, other) => (other.apply_start_at < one.apply_start_at ? other : one));
  const day = addDays(seoulDay(first.apply_start_at), -CALL_DAYS_BEFORE);
  const latest = addDays(today, -LATEST_CALL_DAYS_AGO);
  return {
    title: `${roundName(round)} 외식경영관리사 자격시험 시행 공고`,
    summary: '시험 일정과 시험장, 응시료, 과목, 응시 자격과 준비물을 안내합니다.',
    at: seoulInstant(day < latest ? day : latest, PUBLISHED_AT),
    blocks: announcement(round),
    guides: distinct(round.exams.map(({ grade }) => grade)).toSorted(),
    isTop: round.exams.some(({ apply_end_at, called_off }) => apply_end_at > now && !called_off),
  };
}

function resultsOf(round: Round, now: Date): Notice[] {
  const announced = round.exams.filter(({ announced_at, called_off }) => announced_at <= now && !called_off);
  const last = announced.toSorted((one, other) => Number(other.announced_at) - Number(one.announced_at))[0];
  if (!last) return [];
  return [
    {
      title: `${roundName(round)} 외식경영관리사 자격시험 합격자 발표`,
      summary: '합격 여부는 로그인한 뒤 합격자 조회에서 확인할 수 있습니다.',
      at: last.announced_at,
      blocks: results(announced),
      guides: [],
      isTop: false,
    },
  ];
}

function entriesOf(round: Round, now: Date): Notice[] {
  const today = seoulDay(now);
  return round.exams
    .filter(
      ({ exam_date, called_off }) => !called_off && exam_date > today && exam_date <= addDays(today, ENTRY_DAYS_BEFORE),
    )
    .map((exam) => ({
      title: `${exam.address2} 입실과 좌석 안내 — ${examName(exam)}`,
      summary: `${roundName(round)} 시험에 응시하는 분은 입실 시각과 준비물을 확인하십시오.`,
      at: seoulInstant(addDays(today, -1), PUBLISHED_AT),
      blocks: entry(exam),
      guides: [],
      isTop: false,
    }));
}

async function filesOf(notice: Notice, index: number, store: DemoStore, guides: Record<1 | 2, GuideFile>) {
  if (notice.guides.length === 0) return [];
  const call = await storeDemoFile(
    store,
    `exams/call-${index + 1}.docx`,
    `${notice.title.replaceAll(' ', '_')}.docx`,
    letterFile(notice.title, notice.blocks),
  );
  return [...notice.guides.map((grade) => guides[grade]), call].map(({ path, file_name, size }) => ({
    path,
    fileName: file_name,
    size,
  }));
}

/** Loads the notices of all stored exams. */
export async function loadNotices(store: DemoStore): Promise<void> {
  const { db, now } = store;
  const rounds = await readRounds(db);
  const guides = await storeGuides(store);
  const past = rounds.filter(({ exams }) => exams.some(({ announced_at }) => announced_at <= now));
  const notices = [
    ...rounds.map((round) => callFor(round, now)),
    ...past.slice(0, ROUNDS_WITH_RESULTS).flatMap((round) => resultsOf(round, now)),
    ...rounds.flatMap((round) => entriesOf(round, now)),
  ].sort((one, other) => Number(one.at) - Number(other.at));
  for (const [index, notice] of notices.entries())
    await db
      .insertInto('exam_notice')
      .values({
        title: notice.title,
        summary: notice.summary,
        writer: WRITER,
        published_at: notice.at,
        view_cnt: 120 + ((index * 137) % 900),
        is_top: notice.isTop,
        content: articleOf(notice.blocks),
        files: JSON.stringify(await filesOf(notice, index, store, guides)),
      })
      .execute();
}
