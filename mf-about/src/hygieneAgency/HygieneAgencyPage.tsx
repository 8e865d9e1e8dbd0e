import { Callout, Page, Section, Table, TextLink } from '@portal/shared/ui';
import { RegionFilter, useRegion } from '../parts/RegionFilter.tsx';
import { AGENCIES, REGIONS } from './agencies.ts';
import styles from './HygieneAgencyPage.module.css';

export default function HygieneAgencyPage() {
  const region = useRegion(REGIONS);
  const shown = AGENCIES.filter((agency) => !region || agency.region === region);
  return (
    <Page
      title="위생교육 기관"
      lead="협회의 17개 지회와 교육장에서 집합교육을 합니다. 업소가 있는 지역의 기관에 문의해주세요. 온라인교육은 지역과 관계없이 받으실 수 있습니다."
      breadcrumb={[{ label: '위생교육' }]}
    >
      <div className={styles.root}>
        <RegionFilter regions={REGIONS} shown={shown.length} />
        <Table caption="지역별 위생교육 기관과 주소, 전화번호" hideCaption>
          <thead>
            <tr>
              <th scope="col">기관과 전화</th>
              <th scope="col">주소</th>
              <th scope="col">맡은 곳</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((agency) => (
              <tr key={agency.name}>
                <th scope="row" className={styles.name}>
                  <span className={styles.region}>{agency.region}</span> {agency.name}
                  <a href={`tel:${agency.phone}`} className={styles.phone}>
                    {agency.phone}
                  </a>
                </th>
                <td>{agency.address}</td>
                <td>{agency.serves}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Section title="가시기 전에">
        <ul className={styles.points}>
          <li>집합교육 날짜와 남은 자리는 기관에 전화로 먼저 확인해주세요.</li>
          <li>신분증과 영업신고증 사본을 가져오시고, 시작 20분 전까지 들어와주세요.</li>
          <li>업무 시간은 평일 09:00~18:00이며 점심시간은 12:00~13:00입니다.</li>
        </ul>
        <Callout title="다른 업종의 위생교육">
          휴게음식점, 제과점, 식품제조업 등의 교육 기관은{' '}
          <TextLink href="https://www.foodsafetykorea.go.kr" target="_blank">
            식품안전나라
          </TextLink>
          에서 찾으실 수 있습니다.
        </Callout>
      </Section>
    </Page>
  );
}
