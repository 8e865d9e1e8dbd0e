import type { AsRead } from '@portal/shared/contract';
import type { ScoreSheet } from '@portal/shared/contract/manager';
import { Table } from '@portal/shared/ui';
import { standardInWords } from './standardInWords.ts';

/** Scores of one exam by subject, and their mean, next to the required ones. */
export function ScoreTable({ sheet }: { sheet: AsRead<ScoreSheet> }) {
  const { scores, mean, passMean } = sheet;
  return (
    <>
      <Table caption="과목별 점수" hideCaption>
        <thead>
          <tr>
            <th scope="col">과목</th>
            <th scope="col">점수</th>
            <th scope="col">과락 기준</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ name, score, fullMarks, passMark }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <strong>{score}점</strong> / {fullMarks}점
              </td>
              <td>{passMark > 0 ? `${passMark}점 이상` : '없음'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">평균</th>
            <td>
              <strong>{mean}점</strong> / 100점
            </td>
            <td>{passMean > 0 ? `${passMean}점 이상` : '없음'}</td>
          </tr>
        </tbody>
      </Table>
      <p>{standardInWords({ subjects: scores, passMean })}</p>
    </>
  );
}
