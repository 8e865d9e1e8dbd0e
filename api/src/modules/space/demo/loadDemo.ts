import type { Insertable } from 'kysely';
import { HOUR_MS } from '../../../clock/durations.ts';
import { plainWords, summaryOf } from '../../../content/cleanContent.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberPostTable } from '../../../database/types/tables/space.ts';
import { articleOf } from '../../../demo/documents/blocks.ts';
import { drawPicture } from '../../../demo/pictures/picture.ts';
import { demoTime } from '../../../demo/writing.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { storePicture } from '../../files/demo/storePicture.ts';
import { loadInquiries } from './loadInquiries.ts';
import { readPassages, readPromotions, readReviews, readWriters } from './readPosts.ts';
import { loadReports } from './reports.ts';

type Draft = Pick<Insertable<MemberPostTable>, 'kind' | 'title' | 'content'> & Partial<Insertable<MemberPostTable>>;

type Writers = ReturnType<typeof readWriters>;

/** The n-th post of its kind, the newest first, `step` days apart. */
function postOf(draft: Draft, n: number, step: number, now: Date, writers: Writers): Insertable<MemberPostTable> {
  const plain = plainWords(draft.content);
  return {
    member_no: null,
    score: null,
    writer_masked: writers[(n * 5 + draft.kind.length) % writers.length] ?? writers[0],
    summary: summaryOf(plain),
    plain_text: plain,
    view_cnt: 24 + ((n * 73) % 410),
    written_at: demoTime(now, 1 + n * step, n + draft.kind.length),
    ...draft,
  };
}

/** Loads posts, replies, reports and inquiries of the months before the day of loading. */
export async function loadSpaceDemo(db: Queries, now: Date, files: FileStore): Promise<void> {
  const store = { db, now, files };
  const writers = readWriters();
  const posts = readPassages('board.md').map(({ heading, blocks }, n) =>
    postOf({ kind: 'board', title: heading, content: articleOf(blocks) }, n, 3, now, writers),
  );
  for (const [n, { title, content, shop, town, subject, beside }] of readPromotions().entries()) {
    const image_path = await storePicture(
      store,
      `promotions/${n + 1}`,
      drawPicture({
        width: 800,
        height: 600,
        subject,
        beside,
        seed: n * 3 + 2,
      }),
    );
    // The shops are fictitious, so that a map finds only their towns.
    const promotion = { kind: 'promotion', title, content, image_path, shop_name: shop, shop_address: town } as const;
    posts.push(postOf(promotion, n, 6, now, writers));
  }
  posts.push(
    ...readReviews().map(({ title, text, score, subject }, n) =>
      postOf(
        { kind: 'review', title, content: articleOf([{ kind: 'paragraph', words: text }]), score, subject },
        n,
        7,
        now,
        writers,
      ),
    ),
  );
  // The oldest first, so that numbers increase with time.
  posts.sort((one, other) => Number(one.written_at) - Number(other.written_at));
  await db.insertInto('member_post').values(posts).execute();
  await loadReplies(db, now, writers);
  await loadReports(db, now);
  await loadInquiries(db, now);
}

const replyOf = (content: string, n: number, now: Date, writers: Writers) =>
  postOf({ kind: 'reply', title: summaryOf(plainWords(content)), content }, n, 1, now, writers);

/** Loads replies of other members, three hours apart. */
async function loadReplies(db: Queries, now: Date, writers: Writers): Promise<void> {
  for (const { heading: title, blocks } of readPassages('replies.md')) {
    const post = await db
      .selectFrom('member_post')
      .select(['post_no', 'written_at'])
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    const answers = blocks.map((block, n) => ({
      ...replyOf(articleOf([block]), n, now, writers),
      replied_to: post.post_no,
      written_at: new Date(Math.min(now.getTime(), post.written_at.getTime() + (n + 1) * 3 * HOUR_MS)),
    }));
    await db.insertInto('member_post').values(answers).execute();
  }
}
