import { join } from 'node:path';
import * as v from 'valibot';
import { proseIn, readProse, type Values } from '@portal/shared/prose';
import { articleOf } from '../../../demo/documents/blocks.ts';
import { subjectName } from '../../../demo/pictures/subjects.ts';
import type { Draft } from './dataRoom/draft.ts';

const metadata = v.strictObject({
  title: v.string(),
  /** Department that signs the article. */
  writer: v.string(),
  daysAgo: v.number(),
  isTop: v.optional(v.boolean()),
  subject: v.optional(subjectName),
  beside: v.optional(subjectName),
});

/** Articles of a folder next to this file. */
export const readArticles = (folder: string, values: Values): Draft[] =>
  proseIn(join(import.meta.dirname, folder)).map((file) => {
    const { data, blocks } = readProse(file, metadata, values);
    return { ...data, body: articleOf(blocks) };
  });
