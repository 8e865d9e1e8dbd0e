import { useState } from 'react';
import * as v from 'valibot';
import { request, useMutation } from '@portal/shared/client';
import {
  examForm,
  officeCheckExam,
  officeOffering,
  officeOfferings,
  officeSaveExam,
} from '@portal/shared/contract/office';
import { seoulDay, serverNow } from '@portal/shared/time';
import type { FormFields } from '../parts/form/FieldGroups.tsx';
import { COMMON_DEFAULTS, GRADES, PERIOD, placeAndSeats, REFUNDS, TEXTS } from './form/commonFields.ts';
import type { HallChoice } from './form/places/hall.ts';
import { useChoices } from './form/places/useChoices.ts';
import { ScoreRuleFields } from './form/subjects/ScoreRuleFields.tsx';
import { subjectsInWords } from './form/subjects/subject.ts';
import { WritePage } from './form/WritePage.tsx';

type Values = v.InferInput<typeof examForm>;

const groupsWith = (halls: readonly HallChoice[]): readonly FormFields<keyof Values>[] => [
  {
    title: '시험',
    lead: '합격 여부는 발표일의 발표 시각까지 응시자에게 보이지 않습니다.',
    fields: [
      { name: 'examinationName', label: '시험명', wide: true },
      { name: 'rating', label: '급수', options: GRADES },
      {
        name: 'part',
        label: '과목',
        options: [
          { value: '필기', label: '필기' },
          { value: '실기', label: '실기' },
        ],
      },
      { name: 'year', label: '연도', type: 'number' },
      { name: 'rounds', label: '회차', type: 'number' },
      { name: 'examDate', label: '시험일', type: 'date' },
      { name: 'time', label: '시작 시각', type: 'time' },
      { name: 'endTime', label: '끝나는 시각', type: 'time', optional: true },
      { name: 'passDate', label: '합격자 발표일', type: 'date' },
      { name: 'passTime', label: '발표 시각', type: 'time' },
      {
        name: 'asksEvidence',
        label: '응시 자격 증빙',
        hint: '받으면 증빙이 인정된 뒤에 수험표를 출력할 수 있습니다. 이미 신청한 분에게는 신청할 때의 것이 적용됩니다.',
        options: [
          { value: 1, label: '서류로 받음' },
          { value: 0, label: '받지 않음' },
        ],
      },
    ],
  },
  placeAndSeats('exam', halls),
  PERIOD,
  REFUNDS,
  TEXTS,
];

const newExam = (): Values => ({
  ...COMMON_DEFAULTS,
  year: seoulDay(serverNow()).slice(0, 4),
  rounds: '',
  examinationName: '',
  part: '필기',
  examDate: '',
  passDate: '',
  passTime: '10:00',
  subjects: [],
  passMean: 60,
  asksEvidence: 1,
});

/** /office/exams/write: makes an exam, copies one, or changes one. */
export default function ExamWritePage() {
  const [initial] = useState(newExam);
  const choices = useChoices('exam');
  const saving = useMutation(officeSaveExam, { quiet: true, invalidates: [officeOfferings, officeOffering] });
  return (
    <WritePage
      kind="exam"
      schema={examForm}
      initial={initial}
      halls={choices?.halls ?? null}
      groupsOf={() => groupsWith(choices?.halls ?? [])}
      questionsOf={(exam, examinationNo) =>
        request(officeCheckExam, { exam, ...(examinationNo !== null && { examinationNo }) }, { quiet: true })
      }
      valuesOf={({ exam }) => (v.is(examForm, exam) ? exam : null)}
      moreFields={(form) => <ScoreRuleFields form={form} />}
      moreChanges={(typed, stored) =>
        subjectsInWords(typed.subjects) === subjectsInWords(stored.subjects) &&
        `${typed.passMean}` === `${stored.passMean}`
          ? []
          : [
              {
                label: '점수와 합격 기준',
                value: `${subjectsInWords(stored.subjects)}, 평균 ${stored.passMean ?? 0}점`,
              },
            ]
      }
      save={(exam, examinationNo, { confirmed }) =>
        saving.mutate({
          exam,
          ...(examinationNo === null ? { isDraft: true } : { examinationNo }),
          ...(confirmed && { confirmed }),
        })
      }
    />
  );
}
