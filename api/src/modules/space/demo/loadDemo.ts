import type { Insertable } from 'kysely';
import { HOUR_MS } from '../../../clock/durations.ts';
import { plainWords, summaryOf } from '../../../content/cleanContent.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberPostTable } from '../../../database/tables/space.ts';
import { storePicture } from '../../../demo/pictures/storePicture.ts';
import { bullets, demoTime, paragraph, withObject } from '../../../demo/writing.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { boardPosts, maskedWriters } from './board.ts';
import { promotions } from './promotions.ts';
import { replies } from './replies.ts';
import { loadReports } from './reports.ts';
import { reviews } from './reviews.ts';

type Draft = Pick<Insertable<MemberPostTable>, 'kind' | 'title' | 'content'> & Partial<Insertable<MemberPostTable>>;

/** The post of the n-th of its kind, the newest first, `step` days apart. */
function postOf(draft: Draft, n: number, step: number, now: Date): Insertable<MemberPostTable> {
  const plain = plainWords(draft.content);
  return {
    member_no: null,
    score: null,
    writer_masked: maskedWriters[(n * 5 + draft.kind.length) % maskedWriters.length] ?? '김*수',
    summary: summaryOf(plain),
    plain_text: plain,
    view_cnt: 24 + ((n * 73) % 410),
    written_at: demoTime(now, 1 + n * step, n + draft.kind.length),
    ...draft,
  };
}

/** What members wrote in the months before the day of loading. */
export async function loadSpaceDemo(db: Queries, now: Date, files: FileStore): Promise<void> {
  const store = { db, now, files };
  const posts = boardPosts.map(([title, ...paragraphs], n) =>
    postOf({ kind: 'board', title, content: paragraphs.map((text) => paragraph(text)).join('') }, n, 3, now),
  );
  for (const [n, [shop, town, dish, line, subject, beside]] of promotions.entries()) {
    const image_path = await storePicture(store, `promotions/${n + 1}`, {
      width: 800,
      height: 600,
      subject,
      beside,
      seed: n * 3 + 2,
    });
    const content =
      paragraph(`${town}에서 ${withObject(dish)} 내는 ${shop}입니다.`, line) +
      bullets(
        `자리: ${town}`,
        `대표 메뉴: ${dish}`,
        `문 여는 시간: ${10 + (n % 2)}:00~${20 + (n % 3)}:00, ${'월화수'[n % 3]}요일은 쉽니다`,
      ) +
      paragraph('협회 회원이라고 말씀해 주시면 더 반갑게 모시겠습니다.');
    posts.push(
      postOf(
        {
          kind: 'promotion',
          title: `${town} ${shop} — ${dish}`,
          content,
          image_path,
          shop_name: shop,
          // The shops are made up: a map finds their towns.
          shop_address: town,
        },
        n,
        6,
        now,
      ),
    );
  }
  posts.push(
    ...reviews.map(([title, text, score, subject], n) =>
      postOf({ kind: 'review', title, content: paragraph(text), score, subject }, n, 7, now),
    ),
  );
  // The oldest first, so that the numbers grow with time.
  posts.sort((one, other) => Number(one.written_at) - Number(other.written_at));
  await db.insertInto('member_post').values(posts).execute();
  await loadReplies(db, now);
  await loadReports(db, now);
}

/** What other members answered, some hours after each other. */
async function loadReplies(db: Queries, now: Date): Promise<void> {
  for (const [title, ...texts] of replies) {
    const post = await db
      .selectFrom('member_post')
      .select(['post_no', 'written_at'])
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const answers = texts.map((text, n) => ({
      ...postOf({ kind: 'reply', title: summaryOf(text), content: paragraph(text) }, n, 1, now),
      replied_to: post.post_no,
      written_at: new Date(Math.min(now.getTime(), post.written_at.getTime() + (n + 1) * 3 * HOUR_MS)),
    }));
    await db.insertInto('member_post').values(answers).execute();
  }
}
