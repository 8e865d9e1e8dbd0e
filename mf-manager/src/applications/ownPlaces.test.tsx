import { screen } from '@testing-library/react';
import { getListBoxUserEdu, getListBoxUserExam, getListLine } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aPlace } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const places = [
  aPlace({ status: 'OFFERED', statusName: '자리 배정', offerDueAt: '2026-11-21T08:10:00+09:00' }),
  aPlace({ placeNo: 6, applyType: 2, offeringNo: 9, title: '2026년 제4회 외식경영관리사 2급 필기' }),
];
const api = () =>
  new FakeApi()
    .answer(getListBoxUserEdu, listOfAll([]))
    .answer(getListBoxUserExam, listOfAll([]))
    .answer(getListLine, places);

test.each([
  [
    'edu',
    '외식경영관리사 2급 기본 과정',
    '/manager/line?educationNo=7',
    '2026.11.21 (토) 08:10까지 신청서를 내주세요.',
  ],
  ['exam', '2026년 제4회 외식경영관리사 2급 필기', '/manager/line?examinationNo=9', '대기 중'],
])("the list of applications of %s begins with the member's queue entries", async (kind, title, to, words) => {
  renderInHost(module.routes, `/manager/${kind}/register`, { api: api(), user: aMember() });
  expect(await screen.findByRole('link', { name: title })).toHaveAttribute('href', to);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /외식경영관리사 2급/ })).toHaveLength(1);
});
