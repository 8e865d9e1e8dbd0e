import { formatDay } from '@portal/shared/format';
import { formatSpan } from '@portal/shared/papers';
import { PATHS } from '@portal/shared/section';
import type { Completion, Group } from '../../group.ts';
import type { PeopleList } from './peopleList.ts';

const CHECKED = `회사에 알리는 데 동의하신 분의 번호입니다. 수료증은 본인만 열어 인쇄하실 수 있고, 번호는 ‘자격증 진위확인’(${PATHS.verify})에서 누구나 확인할 수 있습니다.`;

const aboutOf = (group: Group) => [group.title, formatSpan(group), group.businessName];

/** Everybody of a group who was not replaced, with their acceptance. */
export const peopleListOf = (group: Group): PeopleList => ({
  title: '단체 신청 명단',
  about: aboutOf(group),
  fileName: '단체신청_신청하신분.csv',
  headings: ['번호', '이름', '상태', '초대일', '수락일'],
  rows: group.seats
    .filter(({ status }) => status !== 'REPLACED')
    .map(({ position, name, statusName, answerName, invitedAt, confirmedAt }) => [
      String(position),
      name || '정해지지 않음',
      [statusName, answerName].filter(Boolean).join(', '),
      formatDay(invitedAt),
      formatDay(confirmedAt),
    ]),
});

/** Completions of the people who consent to their employer having them. */
export const completionListOf = (group: Group, completions: readonly Completion[]): PeopleList => ({
  title: '수료증 번호',
  hint: CHECKED,
  about: aboutOf(group),
  fileName: '단체신청_수료증.csv',
  headings: ['번호', '이름', '수료증 번호', '발급일'],
  rows: completions.map(({ position, name, number, issuedAt }) => [
    String(position),
    name,
    number,
    formatDay(issuedAt),
  ]),
});
