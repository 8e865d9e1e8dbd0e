import * as v from 'valibot';
import { publicCalls } from '../base/callsFor.ts';
import { day, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Prices of the qualification. The office changes them from a given day on; earlier requests keep their price. */

const anyone = publicCalls('/api/home/manager');

export const TARIFF_NAMES = {
  certificate: '자격증 발급비',
  classroomCourse1: '1급 교육비 (집합교육)',
  classroomCourse2: '2급 교육비 (집합교육)',
  onlineCourse: '교육비 (온라인교육)',
  written1: '1급 필기 응시료',
  written2: '2급 필기 응시료',
  practical1: '1급 실기 응시료',
  practical2: '2급 실기 응시료',
} as const;
export type TariffItem = keyof typeof TARIFF_NAMES;

/** Won; a higher price is assumed to be a typing error. */
export const MAX_TARIFF_WON = 1_000_000;

/** Won, until the first change; also charged by older APIs, which return no tariff. */
export const FIRST_TARIFF: Readonly<Record<TariffItem, number>> = {
  certificate: 15_000,
  classroomCourse1: 120_000,
  classroomCourse2: 80_000,
  onlineCourse: 35_000,
  written1: 50_000,
  written2: 40_000,
  practical1: 60_000,
  practical2: 60_000,
};

export const getMapTariff = anyone.get('getMapTariff', {
  summary: 'What the qualification costs today, and what it will cost from which day on',
  input: v.object({}),
  entity: v.object({
    items: v.array(
      v.object({
        item: wordOf(TARIFF_NAMES),
        itemName: v.string(),
        amount: won,
        /** Next confirmed change; null if none. */
        next: v.nullable(v.object({ amount: won, from: day })),
      }),
    ),
  }),
});
