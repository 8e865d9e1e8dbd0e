import { qualification } from '@portal/shared/association';
import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { formatMoney } from '@portal/shared/format';
import type { Block } from '@portal/shared/prose';
import { listBlock, tableBlock } from '../../../../demo/documents/blocks.ts';
import { readGuide } from '../../../../demo/guides/readGuide.ts';
import { storeDemoFile, type DemoStore } from '../../../files/demo/storeDemoFile.ts';
import { EXAM_RULES, feeOf, minutesOf } from '../facts/examRules.ts';
import { VENUES } from '../facts/venues.ts';
import { readNoticeText } from './texts.ts';

export type GuideFile = Awaited<ReturnType<typeof storeDemoFile>>;

const PARTS = ['필기', '실기'] as const;

export const guideTitle = (grade: 1 | 2) => `${qualification.name} ${grade}급 자격시험 시행 요강`;

/** Rules for every round of a grade. Dates are only in the notice of a round. */
export const guideBlocks = (grade: 1 | 2): readonly Block[] =>
  readNoticeText('guide', {
    grade,
    conditions: [listBlock(EXAM_RULES.conditions[grade])],
    subjects: PARTS.map((part) =>
      tableBlock(
        [`${part} 과목`, '방법', '시간'],
        [
          ...EXAM_RULES.subjects[part].map(({ name, way, minutes }) => [name, way, `${minutes}분`]),
          ['합계', '', `${minutesOf(part)}분`],
        ],
      ),
    ),
    fees: [
      tableBlock(
        ['구분', '금액'],
        [
          ...PARTS.map((part) => [`${part} 응시료`, formatMoney(feeOf(grade, part))]),
          ['자격증 발급비(발급을 신청하는 경우)', formatMoney(FIRST_TARIFF.certificate)],
        ],
      ),
    ],
    halls: [
      tableBlock(
        ['지역', '시험장', '주소'],
        VENUES.map(({ city, address2, address }) => [city, address2, address]),
      ),
    ],
  });

/** Name of the printed file in `demo/guides`. */
export const guideName = (grade: 1 | 2) => `exam-${grade}`;

/** Stores the guides of both grades. */
export async function storeGuides(store: DemoStore): Promise<Record<1 | 2, GuideFile>> {
  const guide = async (grade: 1 | 2) =>
    storeDemoFile(
      store,
      `exams/guide-${grade}.pdf`,
      `${guideTitle(grade).replaceAll(' ', '_')}.pdf`,
      await readGuide(guideName(grade)),
    );
  return { 1: await guide(1), 2: await guide(2) };
}
