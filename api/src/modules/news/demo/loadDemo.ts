import { plainWords, summaryOf } from '../../../content/cleanContent.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';
import { drawPicture } from '../../../demo/pictures/picture.ts';
import { demoDays, demoTime } from '../../../demo/writing.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { extensionOf } from '../../../integrations/files/mediaTypes.ts';
import { createSandboxFeed } from '../../../integrations/foodNews/sandboxFeed.ts';
import { storeDemoFile } from '../../files/demo/storeDemoFile.ts';
import { storePicture } from '../../files/demo/storePicture.ts';
import { refreshFoodNews } from '../foodNews/refresh.ts';
import { readArticles } from './articles.ts';
import { dataDrafts } from './dataRoom/dataRoom.ts';
import type { Draft } from './dataRoom/draft.ts';
import { readFaq } from './faq.ts';
import { storeFoodPictures } from './foodPictures.ts';
import { readNotices } from './notices.ts';

async function loadArticles(
  kind: ArticleKind,
  drafts: Draft[],
  db: Queries,
  now: Date,
  files: FileStore,
): Promise<void> {
  const store = { db, now, files };
  // The oldest first, so that the numbers grow with time.
  const ordered = [...drafts].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [index, draft] of ordered.entries()) {
    const imagePath = draft.subject
      ? await storePicture(
          store,
          `${kind}/${index + 1}`,
          drawPicture({
            width: 800,
            height: 500,
            subject: draft.subject,
            ...(draft.beside && { beside: draft.beside }),
            seed: index * 3 + 1,
          }),
        )
      : '';
    const plain = plainWords(draft.body);
    const { article_no } = await db
      .insertInto('article')
      .values({
        kind,
        category: draft.category ?? null,
        is_top: draft.isTop ?? false,
        title: draft.title,
        summary: summaryOf(plain),
        content: draft.body,
        plain_text: plain,
        writer: draft.writer,
        image_path: imagePath,
        view_cnt: 60 + ((index * 137) % 900) + draft.daysAgo,
        download_cnt: draft.files ? 15 + ((index * 59) % 420) : 0,
        published_at: demoTime(now, draft.daysAgo, index),
      })
      .returning('article_no')
      .executeTakeFirstOrThrow();
    for (const [fileIndex, { name, bytes }] of (draft.files ?? []).entries()) {
      const file = await storeDemoFile(store, `data/${index + 1}-${fileIndex + 1}.${extensionOf(name)}`, name, bytes);
      await db
        .insertInto('article_file')
        .values({ article_no, ...file })
        .execute();
    }
  }
}

/** Loads the news of the year before the day of loading. */
export async function loadNewsDemo(db: Queries, now: Date, files: FileStore): Promise<void> {
  const days = demoDays(now);
  await loadArticles('asctn', readArticles('asctn', {}), db, now, files);
  await loadArticles('notice', readNotices(days), db, now, files);
  await loadArticles('data', await dataDrafts(days), db, now, files);
  await db
    .insertInto('faq')
    .values(readFaq().map((draft, sort_order) => ({ ...draft, sort_order, published_at: now })))
    .execute();
  await storeFoodPictures({ db, now, files });
  await refreshFoodNews(db, createSandboxFeed(), now);
}
