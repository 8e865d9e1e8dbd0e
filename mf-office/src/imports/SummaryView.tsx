import { formatCount } from '@portal/shared/format';
import { Callout, DescriptionList, Section } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import type { Summary } from './import.ts';

type Sum = Summary['sums'][number] & { at: number };

const sumColumns: Columns<Sum> = [
  { id: 'name', heading: '합계', cell: ({ name }) => name },
  { id: 'file', heading: '파일', cell: ({ file }) => formatCount(file) },
  { id: 'left', heading: '가져오지 않음', cell: ({ left }) => formatCount(left) },
  { id: 'stored', heading: '저장됨', cell: ({ stored }) => (stored === null ? '아직 없음' : formatCount(stored)) },
];

/** Counts by outcome, and sums of the file compared with what is stored. */
export function SummaryView({ title, summary }: { title: string; summary: Summary }) {
  const { outcomes, words, sums } = summary;
  const different = sums.filter(({ isEqual }) => !isEqual).map(({ name }) => name);
  return (
    <Section title={title}>
      <DescriptionList
        items={outcomes
          .filter(({ outcome, rows }) => rows > 0 || outcome === 'make' || outcome === 'refused')
          .map(({ name, rows }) => ({ term: name, description: `${formatCount(rows)}줄` }))}
      />
      {words.length > 0 && (
        <>
          <h3>가져올 줄의 내용</h3>
          <DescriptionList
            items={words.map(({ name, rows }) => ({ term: name, description: `${formatCount(rows)}줄` }))}
          />
        </>
      )}
      {different.length > 0 && (
        <Callout tone="danger" title="파일과 저장된 합계가 다릅니다">
          {different.join(', ')}
        </Callout>
      )}
      {sums.length > 0 && (
        <OfficeTable
          caption="합계 비교"
          columns={sumColumns}
          rows={sums.map((sum, at) => ({ ...sum, at }))}
          keyOf={({ at }) => at}
        />
      )}
    </Section>
  );
}
