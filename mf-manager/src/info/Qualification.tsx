import { association, qualification } from '@portal/shared/association';
import award from '@portal/shared/scenes/award.scene';
import { LegalTextButtons } from '@portal/shared/texts';
import { Actions, ButtonLink, Card, Page, Scene, Section, Table } from '@portal/shared/ui';
import { Eligibility } from '../parts/qualification/Eligibility.tsx';
import { Contents } from './Contents.tsx';
import { Costs } from './Costs.tsx';
import { Offered } from './offered/Offered.tsx';
import styles from './Qualification.module.css';
import { GRADES, PARTS, PASS_MARK, STEPS } from './qualification.ts';
import { Registration } from './Registration.tsx';
import { Summary } from './Summary.tsx';
import { TOPICS } from './topics/topics.ts';

/** The qualification, its eligibility, costs and steps, first in short and then in full; then the offerings. */
export function Qualification() {
  return (
    <Page
      title={`${qualification.name} 안내`}
      breadcrumb={[{ label: qualification.name }]}
      scene={<Scene src={award} />}
      lead={`${qualification.name}는 음식점의 메뉴와 원가, 인력과 위생을 함께 살피는 분에게 ${association.name}가 드리는 ${qualification.kind}입니다.`}
    >
      <div className={styles.overview}>
        <Summary />
        <Contents />
      </div>

      <Section
        {...TOPICS.grades}
        actions={
          <Actions>
            <LegalTextButtons />
          </Actions>
        }
      >
        <div className={styles.cards}>
          {GRADES.map(({ grade, role, text }) => (
            <Card key={grade} className={styles.card}>
              <h3>{grade}급</h3>
              <p className={styles.role}>{role}</p>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>

      <Section {...TOPICS.eligibility}>
        <div className={styles.cards}>
          {GRADES.map(({ grade }) => (
            <Card key={grade} className={styles.card}>
              <h3>{grade}급 응시 자격</h3>
              <Eligibility grade={grade} />
            </Card>
          ))}
        </div>
      </Section>

      <Costs />

      <Section {...TOPICS.steps}>
        <ol role="list" className={styles.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <Card className={styles.card}>
                <h3>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>{' '}
                  {title}
                </h3>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ol>
        <Actions>
          <ButtonLink to="/manager/edu/apply">교육 신청</ButtonLink>
          <ButtonLink to="/manager/exam/apply">시험 신청</ButtonLink>
          <ButtonLink variant="secondary" to="/manager/exam/notice">
            시험 공고
          </ButtonLink>
        </Actions>
      </Section>

      <Section {...TOPICS.parts}>
        <Table caption="시험의 과목과 방법" hideCaption>
          <thead>
            <tr>
              <th scope="col">구분</th>
              <th scope="col">과목</th>
              <th scope="col">방법</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(({ part, way, subjects }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{subjects.join(', ')}</td>
                <td>{way}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>{PASS_MARK}</p>
      </Section>

      <Offered kind="education" />
      <Offered kind="exam" />

      <Registration />
    </Page>
  );
}
