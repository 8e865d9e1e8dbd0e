import { association } from '@portal/shared/association';
import { Callout, DescriptionList, Logo, Page, Section } from '@portal/shared/ui';
import styles from './CiPage.module.css';
import { Construction } from './Construction.tsx';
import { MarkVersion } from './MarkVersion.tsx';

const { name, englishName, colors, email } = association;

const COLORS = [
  { name: '한빛 초록', value: colors.primary, use: '심볼의 그릇, 제목과 단추' },
  { name: '홍시 주황', value: colors.accent, use: '심볼의 빛, 강조할 곳에 아껴서' },
  { name: '쌀빛', value: colors.ground, use: '바탕' },
] as const;

export default function CiPage() {
  return (
    <Page
      title="CI 소개"
      lead="밥그릇 위로 한 줄기 빛이 떠오르는 모습입니다. 따뜻한 한 끼와, 그 한 끼를 만드는 사람을 밝히겠다는 약속을 담았습니다."
      breadcrumb={[{ label: '협회소개' }]}
    >
      <Section title="심볼과 로고타입">
        <div className={styles.pair}>
          <Construction />
          <div className={styles.stage} data-paper="">
            <Logo english />
          </div>
        </div>
        <DescriptionList
          items={[
            { term: '그릇', description: '넉넉하고 흔들림 없는 반원은 상을 차리는 사람의 정성과 정직을 뜻합니다.' },
            { term: '빛', description: `떠오르는 해는 이름 ‘한빛’이며, 새벽에 하루를 여는 외식업 가족을 비춥니다.` },
            {
              term: '로고타입',
              description: `국문 ‘${name}’를 기본으로 쓰고, 영문 ‘${englishName}’은 국문 아래에 함께 씁니다.`,
            },
          ]}
        />
      </Section>

      <Section title="색">
        <ul role="list" className={styles.colors}>
          {COLORS.map((color) => (
            <li key={color.value} className={styles.color}>
              <span className={styles.swatch} style={{ backgroundColor: color.value }} />
              <strong>{color.name}</strong>
              <code>{color.value.toUpperCase()}</code>
              <span className={styles.use}>{color.use}</span>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="심볼 내려받기" lead="SVG 파일은 크기를 바꾸어도 선명합니다. 바탕에 맞는 것을 골라 쓰십시오.">
        <ul role="list" className={styles.versions}>
          <li>
            <MarkVersion
              title="기본"
              ground="light"
              colors={{ bowl: colors.primary, light: colors.accent }}
              fileName="hanbit-symbol.svg"
            />
          </li>
          <li>
            <MarkVersion
              title="한 가지 색"
              ground="light"
              colors={{ bowl: '#22201b', light: '#22201b' }}
              fileName="hanbit-symbol-black.svg"
            />
          </li>
          <li>
            <MarkVersion
              title="어두운 바탕"
              ground="dark"
              colors={{ bowl: '#ffffff', light: '#ffffff' }}
              fileName="hanbit-symbol-white.svg"
            />
          </li>
        </ul>
      </Section>

      <Section title="쓸 때 지켜주세요">
        <ul className={styles.rules}>
          <li>심볼 둘레에 빛(원)의 반지름만큼 빈 곳을 둡니다.</li>
          <li>인쇄물에서는 너비 8 mm, 화면에서는 24픽셀보다 작게 쓰지 않습니다.</li>
          <li>기울이거나 늘이지 않고, 정해진 색 말고 다른 색을 입히지 않습니다.</li>
          <li>사진이나 무늬처럼 복잡한 바탕 위에 바로 올리지 않습니다.</li>
        </ul>
        <Callout title="누가 쓸 수 있나요?">
          회원 업소는 회원임을 알리는 데 심볼을 쓸 수 있습니다. 상품 포장이나 광고, 행사 후원 표시에 쓰려면 먼저
          홍보협력국(
          <a href={`mailto:${email}`}>{email}</a>)의 승인을 받아주세요.
        </Callout>
      </Section>
    </Page>
  );
}
