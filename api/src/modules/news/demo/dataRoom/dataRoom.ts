import { join } from 'node:path';
import * as v from 'valibot';
import { readProse } from '@portal/shared/prose';
import { articleOf } from '../../../../demo/documents/blocks.ts';
import { readGuide } from '../../../../demo/guides/readGuide.ts';
import type { DemoDays } from '../../../../demo/writing.ts';
import type { Audience, DataForm } from './audience.ts';
import { readChecklists, selfRating, temperatureRecord } from './checklists.ts';
import { costCalculator } from './costs.ts';
import { documentForm, GUIDES, readDataGuides } from './documents.ts';
import type { Draft } from './draft.ts';
import { reports } from './reports.ts';
import { readTables } from './tables.ts';

/** The data room: forms to print and fill in, guides, and reports. */

const readForms = (): DataForm[] => [
  ...readChecklists(),
  temperatureRecord,
  ...['contract', 'origin-sign', 'allergens'].map(documentForm),
  costCalculator,
  selfRating,
  ...GUIDES.map(documentForm),
  ...readTables(),
];

const VERSIONS: readonly { audience: Audience; suffix: string; inFileName: string; why: string }[] = [
  { audience: 'all', suffix: '', inFileName: '', why: '회원 업소에서 가장 많이 찾으시는 자료를 새로 다듬어 올립니다.' },
  {
    audience: 'group',
    suffix: ' — 집단급식소용',
    inFileName: '_집단급식소',
    why: '조리 인원과 배식 시간이 많은 집단급식소에 맞게 항목을 더했습니다.',
  },
  {
    audience: 'small',
    suffix: ' — 작은 업소용 요약',
    inFileName: '_요약',
    why: '혼자 또는 두 사람이 일하는 업소를 위해 꼭 필요한 항목만 남겼습니다.',
  },
];

const KINDS = { xlsx: '스프레드시트(XLSX)', docx: '문서(DOCX)' } as const;

/** Every form in every version; the guides for everybody also as PDF. */
async function formDrafts(): Promise<Draft[]> {
  const printed = new Map(
    await Promise.all(readDataGuides().map(async ({ name, title }) => [title, await readGuide(name)] as const)),
  );
  return readForms().flatMap(({ title, use, fileName, extension, bytes }, index) =>
    VERSIONS.map(({ audience, suffix, inFileName, why }, version): Draft => {
      const pdf = audience === 'all' ? printed.get(title) : undefined;
      return {
        daysAgo: 4 + (index * VERSIONS.length + version) * 9,
        title: `${title}${suffix}`,
        writer: index % 2 === 0 ? '위생지도국' : '회원지원국',
        body: articleOf(
          readProse(join(import.meta.dirname, pdf ? 'form-and-pdf.md' : 'form.md'), v.strictObject({}), {
            use,
            why,
            kind: KINDS[extension],
          }).blocks,
        ),
        files: [
          ...(pdf ? [{ name: `${fileName}.pdf`, bytes: pdf }] : []),
          { name: `${fileName}${inFileName}.${extension}`, bytes: bytes(`${title}${suffix}`, audience) },
        ],
      };
    }),
  );
}

export const dataDrafts = async (days: DemoDays): Promise<Draft[]> => [...(await formDrafts()), ...reports(days)];
