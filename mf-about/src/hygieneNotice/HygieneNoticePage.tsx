import { Phone } from 'lucide-react';
import { association } from '@portal/shared/association';
import { formatMoney } from '@portal/shared/format';
import { RosterState } from '@portal/shared/roster';
import hygiene from '@portal/shared/scenes/hygiene.scene';
import { useSessionUser } from '@portal/shared/session';
import { LegalTextButtons } from '@portal/shared/texts';
import {
  Actions,
  ButtonLink,
  Callout,
  Page,
  Scene,
  Section,
  Table,
  TextLink,
  UnbrokenNumbers,
} from '@portal/shared/ui';
import { COURSES, EXEMPT, PROCEDURE } from './education.ts';
import styles from './HygieneNoticePage.module.css';
import { HygieneNotices } from './HygieneNotices.tsx';

export default function HygieneNoticePage() {
  const user = useSessionUser();
  return (
    <Page
      title="위생교육 안내"
      lead="음식점과 급식소를 운영하는 분은 식품위생법에 따라 위생교육을 받아야 합니다. 누가, 언제, 어떻게 받는지 알려드립니다."
      scene={<Scene src={hygiene} />}
      breadcrumb={[{ label: '위생교육' }]}
      actions={<LegalTextButtons />}
    >
      <Section title="누가, 언제 받나요?">
        <Table caption="위생교육 대상, 기한, 시간과 교육비" hideCaption>
          <thead>
            <tr>
              <th scope="col" className={styles.who}>
                대상과 기한
              </th>
              <th scope="col" className={styles.hours}>
                시간
              </th>
              <th scope="col" className={styles.money}>
                집합교육
              </th>
              <th scope="col" className={styles.money}>
                온라인교육
              </th>
            </tr>
          </thead>
          <tbody>
            {COURSES.map(({ who, when, hours, classroom, online }) => (
              <tr key={who}>
                <th scope="row" className={styles.who}>
                  {who} <span className={styles.when}>{when}</span>
                </th>
                <td className={styles.hours}>{hours}</td>
                <td className={styles.money}>{formatMoney(classroom)}</td>
                <td className={styles.money}>{formatMoney(online)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className={styles.note}>
          교육비에는 교재비가 들어 있으며, 회비를 내는 회원은 20%를 덜어드립니다. (근거: 식품위생법 제41조, 같은 법
          시행규칙 제52조)
        </p>
        <ul className={styles.points}>
          {EXEMPT.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Callout tone="warning" title="기한을 넘기면 과태료가 부과될 수 있습니다">
          연말에는 신청이 몰려 자리가 부족합니다. 10월까지 미리 받으시기를 권합니다.
        </Callout>
      </Section>

      <Section title="어떻게 받나요?" weight="lead">
        <ol role="list" className={styles.steps}>
          {PROCEDURE.map(({ title, text, sites }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {sites?.map(({ name, url }) => (
                <TextLink key={url} href={url} target="_blank">
                  {name}
                </TextLink>
              ))}
            </li>
          ))}
        </ol>
        {user && <RosterState />}
        <Actions>
          <ButtonLink to="/hygn/agency">가까운 교육 기관 찾기</ButtonLink>
          <ButtonLink href={`tel:${association.phone}`} variant="secondary" icon={<Phone />}>
            전화로 물어보기 <UnbrokenNumbers>{association.phone}</UnbrokenNumbers>
          </ButtonLink>
        </Actions>
      </Section>

      <Section
        title="위생교육 소식"
        weight="quiet"
        actions={
          <ButtonLink to="/news/notice" variant="plain">
            공지사항 모두 보기
          </ButtonLink>
        }
      >
        <HygieneNotices />
      </Section>
    </Page>
  );
}
