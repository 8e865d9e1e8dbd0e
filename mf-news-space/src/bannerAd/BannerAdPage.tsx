import { Mail, Phone } from 'lucide-react';
import { association } from '@portal/shared/association';
import { formatMoney } from '@portal/shared/format';
import { Actions, ButtonLink, Callout, DescriptionList, Page, PhoneLink, Section, Table } from '@portal/shared/ui';
import styles from './BannerAdPage.module.css';
import { BannerPositions } from './BannerPositions.tsx';
import { BANNER_PRODUCTS, ORDER_STEPS, REFUSED_ADS } from './bannerProducts.ts';

const mail = `mailto:${association.email}?subject=${encodeURIComponent('배너광고 상담 신청')}`;

export default function BannerAdPage() {
  return (
    <Page
      title="배너광고 안내"
      lead={`${association.name} 누리집은 외식업 경영자와 종사자가 교육과 시험을 신청하러 찾는 곳입니다. 외식업에 도움이 되는 상품과 서비스를 알려 보세요.`}
      breadcrumb={[{ label: '회원공간' }]}
    >
      <Section title="배너의 종류와 금액">
        <div className={styles.kinds}>
          <BannerPositions />
          <Table caption="배너의 종류, 크기와 한 달 금액 (부가가치세 별도)">
            <thead>
              <tr>
                <th scope="col">종류와 크기(픽셀)</th>
                <th scope="col" className={styles.money}>
                  한 달
                </th>
                <th scope="col" className={styles.money}>
                  회원 업소
                </th>
              </tr>
            </thead>
            <tbody>
              {BANNER_PRODUCTS.map(({ name, position, size, perPage, monthlyPrice, memberMonthlyPrice }) => (
                <tr key={name}>
                  <th scope="row" className={styles.kind}>
                    {name} <span className={styles.size}>{size}</span>
                    <span className={styles.position}>
                      {position}, {perPage}
                    </span>
                  </th>
                  <td className={styles.money}>{formatMoney(monthlyPrice)}</td>
                  <td className={styles.money}>{formatMoney(memberMonthlyPrice)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <ul className={styles.points}>
          <li>기본 계약은 한 달이며, 석 달 이상은 10%, 여섯 달 이상은 20%를 할인해드립니다.</li>
          <li>배너는 화면의 종류(협회소개, 위생교육, 소식 등)를 골라 실을 수도 있습니다.</li>
          <li>신청서, 결제, 단체 신청, 로그인과 내 정보 화면에는 광고를 싣지 않습니다.</li>
          <li>
            신청이 많은 자리는 입금 순서대로 배정합니다. 같은 자리에 배너가 여럿이면 1분마다 순서를 바꾸어 돌아가며
            보여드립니다.
          </li>
          <li>
            옆면 배너는 가로 1280픽셀 이상인 화면에 보입니다. 첫 화면에서는 가로 1600픽셀부터 보이며, 휴대폰에는 하단
            배너만 보입니다.
          </li>
        </ul>
      </Section>

      <Section title="신청 절차">
        <ol role="list" className={styles.steps}>
          {ORDER_STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <Section title="배너 그림 준비">
        <DescriptionList
          items={[
            {
              term: '파일',
              description: 'PNG, JPG, WebP 형식으로 한 장에 500 KB까지 받습니다. 움직이는 그림은 받지 않습니다.',
            },
            {
              term: '글자',
              description:
                '그림 속 글자는 줄여도 읽을 수 있게 24픽셀 이상으로 넣고, 같은 내용을 글로도 보내주세요. 그림을 볼 수 없는 분께 읽어드립니다.',
            },
            { term: '연결 주소', description: 'https://로 시작하는 주소 한 개를 걸 수 있으며, 새 창으로 열립니다.' },
            {
              term: '교체',
              description: '계약 기간에 두 번까지 무료로 바꿀 수 있습니다. 바꾸기 3일 전까지 새 그림을 보내주세요.',
            },
          ]}
        />
      </Section>

      <Section title="받지 않는 광고">
        <ul className={styles.points}>
          {REFUSED_ADS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Callout title="중도 해지와 환불">
          게재를 시작하기 전에는 전액, 시작한 뒤에는 남은 날짜만큼 계산하여 돌려드립니다. 심의에서 실을 수 없다고 판단한
          광고는 받은 금액을 모두 돌려드립니다.
        </Callout>
      </Section>

      <Section title="상담 신청">
        <DescriptionList
          items={[
            { term: '담당', description: '홍보협력국' },
            { term: '전화', description: <PhoneLink phone={association.phone} /> },
            { term: '전자우편', description: <a href={mail}>{association.email}</a> },
            { term: '상담 시간', description: association.officeHours },
          ]}
        />
        <Actions>
          <ButtonLink href={mail} icon={<Mail />}>
            전자우편으로 신청하기
          </ButtonLink>
          <ButtonLink href={`tel:${association.phone}`} variant="secondary" icon={<Phone />}>
            전화로 상담하기
          </ButtonLink>
        </Actions>
      </Section>
    </Page>
  );
}
