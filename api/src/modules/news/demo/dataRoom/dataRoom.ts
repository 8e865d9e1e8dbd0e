import { readGuide } from '../../../../demo/guides/readGuide.ts';
import { paragraph, type DemoDays } from '../../../../demo/writing.ts';
import type { Draft } from '../draft.ts';
import type { Audience, DataForm } from './audience.ts';
import { checklists, selfRating, temperatureRecord } from './checklists.ts';
import { costCalculator } from './costs.ts';
import { dataGuides, guideForms } from './guides.ts';
import { letters } from './letters.ts';
import { reports } from './reports.ts';
import { menuNames, packaging } from './tables.ts';

/** The data room: forms to print and fill in, guides, and reports. */

const FORMS: readonly DataForm[] = [
  ...checklists,
  temperatureRecord,
  ...letters,
  costCalculator,
  selfRating,
  ...guideForms,
  packaging,
  menuNames,
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

/** Each form in every version; the guides for everybody as PDF too. */
async function formDrafts(): Promise<Draft[]> {
  const printed = new Map(
    await Promise.all(dataGuides.map(async ({ name, title }) => [title, await readGuide(name)] as const)),
  );
  return FORMS.flatMap(({ title, use, fileName, extension, bytes }, index) =>
    VERSIONS.map(({ audience, suffix, inFileName, why }, version): Draft => {
      const pdf = audience === 'all' ? printed.get(title) : undefined;
      return {
        daysAgo: 4 + (index * VERSIONS.length + version) * 9,
        title: `${title}${suffix}`,
        writer: index % 2 === 0 ? '위생지도국' : '회원지원국',
        body:
          paragraph(use, why) +
          paragraph(
            `${KINDS[extension]} 파일이라 업소 사정에 맞게 고쳐 쓰실 수 있습니다.`,
            pdf
              ? '고치지 않고 읽거나 인쇄하실 분은 PDF를 받으십시오.'
              : '출력해 벽에 붙여 두시면 직원 교육에도 도움이 됩니다.',
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
