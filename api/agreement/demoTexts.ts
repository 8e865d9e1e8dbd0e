import { strFromU8, unzipSync } from 'fflate';
import { articleOf } from '../src/demo/documents/blocks.ts';
import { demoDays } from '../src/demo/writing.ts';
import { readStories } from '../src/integrations/foodNews/sandboxStories.ts';
import { guideBlocks, guideTitle } from '../src/modules/manager/demo/notices/guides.ts';
import { readArticles } from '../src/modules/news/demo/articles.ts';
import { dataDrafts } from '../src/modules/news/demo/dataRoom/dataRoom.ts';
import type { Draft } from '../src/modules/news/demo/dataRoom/draft.ts';
import { readFaq } from '../src/modules/news/demo/faq.ts';
import { readNotices } from '../src/modules/news/demo/notices.ts';

export interface DemoText {
  where: string;
  text: string;
  /** The department that signs the text. */
  writer?: string;
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Visible words: without tags, with entities decoded. */
const wordsOf = (markup: string) =>
  markup.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|amp|quot);/g, (_, name: string) => SIGNS[name] ?? '');

/** Words of a DOCX or XLSX. PDF files of the demo are compared with the text that they were printed from. */
function wordsOfFile(name: string, bytes: Buffer): string {
  if (name.endsWith('.pdf')) return '';
  return Object.entries(unzipSync(new Uint8Array(bytes)))
    .filter(([path]) => /^(word\/document|xl\/worksheets\/)/.test(path))
    .map(([, part]) => wordsOf(strFromU8(part)))
    .join(' ');
}

const textsOf = (kind: string, drafts: readonly Draft[]): DemoText[] =>
  drafts.flatMap(({ title, body, writer, files = [] }) => [
    { where: `${kind} ${title}`, text: `${title} ${wordsOf(body)}`, writer },
    ...files.map(({ name, bytes }) => ({ where: `${kind} ${name}`, text: wordsOfFile(name, bytes) })),
  ]);

/** All texts of the association in the demo except exam notices, which the database generates. */
export async function readDemoTexts(now: Date): Promise<DemoText[]> {
  const days = demoDays(now);
  return [
    ...textsOf('asctn', readArticles('asctn', {})),
    ...textsOf('notice', readNotices(days)),
    ...textsOf('data', await dataDrafts(days)),
    ...readFaq().map(({ question, answer }) => ({ where: `faq ${question}`, text: `${question} ${answer}` })),
    ...([1, 2] as const).map((grade) => ({ where: guideTitle(grade), text: wordsOf(articleOf(guideBlocks(grade))) })),
    ...readStories().map(({ title, summary, text }) => ({
      where: `food ${title}`,
      text: [summary, ...text].join(' '),
    })),
  ];
}
