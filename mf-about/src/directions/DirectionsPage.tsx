import { Bus, Car, TrainFront } from 'lucide-react';
import { association } from '@portal/shared/association';
import { OpenMap } from '@portal/shared/map';
import { Actions, DescriptionList, MapButtons, Page, PageFacts, PhoneLink, Section } from '@portal/shared/ui';
import { AreaMap } from './AreaMap.tsx';
import styles from './DirectionsPage.module.css';

const { address, phone, fax, email, officeHours } = association;

const WAYS = [
  {
    icon: <TrainFront />,
    title: '지하철',
    lines: [
      '3·6호선 약수역 5번 출구에서 걸어서 7분',
      '5·6호선 청구역 2번 출구에서 걸어서 10분',
      '약수역 5번 출구 옆에 승강기가 있습니다.',
    ],
  },
  {
    icon: <Bus />,
    title: '버스',
    lines: [
      '약수역 정류장에서 내려 한빛로를 따라 5분',
      '간선 144, 147, 301, 407번 / 지선 7212번',
      '정류장에서 회관까지 턱이 없는 보행로로 이어집니다.',
    ],
  },
  {
    icon: <Car />,
    title: '자가용',
    lines: [
      '회관 지하 주차장 24대, 방문객은 2시간 무료',
      '교육과 시험 날에는 자리가 부족하니 대중교통을 이용해주세요.',
      '장애인 주차 구역 2면이 지하 1층 승강기 앞에 있습니다.',
    ],
  },
] as const;

export default function DirectionsPage() {
  return (
    <Page title="오시는 길" breadcrumb={[{ label: '협회소개' }]}>
      <PageFacts fact={{ kind: 'organization' }} />
      <div className={styles.location}>
        <AreaMap />
        <div className={styles.contact}>
          <DescriptionList
            items={[
              { term: '주소', description: `(${address.postCode}) ${address.text}` },
              { term: '전화', description: <PhoneLink phone={phone} /> },
              { term: '팩스', description: fax },
              { term: '전자우편', description: <a href={`mailto:${email}`}>{email}</a> },
              { term: '업무 시간', description: officeHours },
            ]}
          />
          <Actions>
            <OpenMap address={address.street} />
            <MapButtons address={address.street} />
          </Actions>
        </div>
      </div>
      <Section title="교통편">
        <ul role="list" className={styles.ways}>
          {WAYS.map(({ icon, title, lines }) => (
            <li key={title} className={styles.way}>
              <h3 className={styles.wayTitle}>
                <span aria-hidden="true">{icon}</span>
                {title}
              </h3>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
