import { join } from 'node:path';
import * as v from 'valibot';
import { paragraphsOf, passagesOf, proseIn, readProse } from '@portal/shared/prose';

/** The stories of the fictional newsroom. Several are full articles; the others end with a lesson for the trade. */

/** Subject of a story, from which the demo draws its picture. */
const topic = v.picklist(['abroad', 'market', 'sea', 'field', 'kitchen', 'ferment', 'table', 'green']);
export type Topic = v.InferOutput<typeof topic>;

const metadata = v.strictObject({
  title: v.string(),
  summary: v.string(),
  /** The publisher. */
  source: v.string(),
  /** MM-DD of its publication, every year. */
  day: v.pipe(v.string(), v.regex(/^\d\d-\d\d$/)),
  topic,
});

export interface Story extends v.InferOutput<typeof metadata> {
  /** Its paragraphs. */
  text: readonly string[];
}

/** Returns the text after the summary of a short story, by topic. */
function readTopics(): Map<string, readonly string[]> {
  const { blocks } = readProse(join(import.meta.dirname, 'topics.md'), v.strictObject({}));
  return new Map(passagesOf(blocks).passages.map(({ heading, blocks: words }) => [heading, paragraphsOf(words)]));
}

/** Returns the stories in the order of their file names. */
export function readStories(): Story[] {
  const topics = readTopics();
  return proseIn(join(import.meta.dirname, 'stories')).map((file) => {
    const { data, blocks } = readProse(file, metadata);
    const text = blocks.length > 0 ? paragraphsOf(blocks) : [data.summary, ...(topics.get(data.topic) ?? [])];
    return { ...data, text };
  });
}

/** Path of a story's picture in the demo. */
export const storyPicture = (story: number) => `pictures/food/${story + 1}.svg`;
