import { association } from '@portal/shared/association';
import { ButtonLink, Page, Section, Table } from '@portal/shared/ui';
import { Chart } from './Chart.tsx';
import { DEPARTMENTS } from './structure.ts';

export default function OrganisationPage() {
  return (
    <Page
      title="조직도"
      lead={`${association.name}는 회원이 뽑은 대의원의 총회를 가장 높은 의결 기구로 두고, 사무국의 여섯 국과 한 실, 한 팀, 전국 17개 지회가 회원의 일을 돕습니다.`}
      breadcrumb={[{ label: '협회소개' }]}
    >
      <Chart />
      <Section
        title="부서가 하는 일"
        actions={
          <ButtonLink to="/about/exctv" variant="secondary">
            담당자와 전화번호 보기
          </ButtonLink>
        }
      >
        <Table caption="사무국 부서와 하는 일" hideCaption>
          <thead>
            <tr>
              <th scope="col">부서</th>
              <th scope="col">하는 일</th>
            </tr>
          </thead>
          <tbody>
            {DEPARTMENTS.map(({ name, duties }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{duties.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </Page>
  );
}
