import { association, qualification } from '@portal/shared/association';
import { DescriptionList, Section, UnbrokenNumbers } from '@portal/shared/ui';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { TOPICS } from './topics/topics.ts';

/** Information required by law about a registered private qualification (자격기본법). */
export function Registration() {
  return (
    <Section {...TOPICS.registration} weight="quiet">
      <QualificationNotice />
      <DescriptionList
        items={[
          { term: '자격명', description: `${qualification.name} ${[...qualification.grades].sort().join('급·')}급` },
          { term: '자격의 종류', description: `${qualification.kind} (${qualification.notice})` },
          { term: '등록번호', description: <UnbrokenNumbers>{qualification.registrationNumber}</UnbrokenNumbers> },
          { term: '등록기관', description: qualification.registrar },
          { term: '주무부처', description: qualification.ministry },
          { term: '자격 발급기관', description: qualification.issuer },
          { term: '대표자', description: `${association.representative.title} ${association.representative.name}` },
          {
            term: '연락처',
            description: <UnbrokenNumbers>{`${association.phone}, ${association.email}`}</UnbrokenNumbers>,
          },
          { term: '소재지', description: `(${association.address.postCode}) ${association.address.text}` },
        ]}
      />
    </Section>
  );
}
