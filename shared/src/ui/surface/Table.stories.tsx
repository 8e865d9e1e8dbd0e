import { SCROLL_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Table } from './Table.tsx';

export default { component: Table, parameters: { keys: SCROLL_KEYS } } satisfies Stories;

const SUBJECTS = ['식품위생학', '외식경영론', '조리원리', '식품위생법규'];
const WIDE = ['회차', '접수 기간', '시험 날짜', '장소', '정원', '응시료', '합격자 발표'];

const rowsOf = (subjects: readonly string[]) => (
  <>
    <thead>
      <tr>
        <th scope="col">과목</th>
        <th scope="col">문항</th>
        <th scope="col">시간</th>
      </tr>
    </thead>
    <tbody>
      {subjects.map((subject, index) => (
        <tr key={index}>
          <th scope="row">{subject}</th>
          <td>25문항</td>
          <td>50분</td>
        </tr>
      ))}
    </tbody>
  </>
);

export const WithCaption = () => <Table caption="시험 과목과 시간">{rowsOf(SUBJECTS)}</Table>;

export const HiddenCaption = () => (
  <Table caption="시험 과목과 시간" hideCaption>
    {rowsOf(SUBJECTS)}
  </Table>
);

export const Wide = () => (
  <Table caption="2026년 시험 일정">
    <thead>
      <tr>
        {WIDE.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">제4회</th>
        <td>2026.11.02 (월) ~ 2026.11.20 (금)</td>
        <td>2026.12.13 (일) 14:00</td>
        <td>서울 한빛고등학교, 부산 해운대고등학교</td>
        <td>1,200명</td>
        <td>50,000원</td>
        <td>2026.12.28 (월)</td>
      </tr>
    </tbody>
  </Table>
);

export const Many = () => (
  <Table caption="시험 과목과 시간">{rowsOf(Array.from({ length: 6 }, () => SUBJECTS).flat())}</Table>
);
