import { association } from '@portal/shared/association';
import president from '@portal/shared/scenes/president.scene';
import { Page, PageFacts, Scene } from '@portal/shared/ui';
import styles from './GreetingPage.module.css';
import { Signature } from './Signature.tsx';

const { name, representative } = association;

export default function GreetingPage() {
  return (
    <Page title="회장 인사말" breadcrumb={[{ label: '협회소개' }]}>
      <PageFacts fact={{ kind: 'organization' }} />
      <div className={styles.root}>
        <figure className={styles.picture}>
          <Scene src={president} width={420} height={460} />
        </figure>
        <div className={styles.letter}>
          <p className={styles.opening}>
            따뜻한 한 끼를 지키는 여러분 곁에
            <br />
            {name}가 있습니다.
          </p>
          <p>
            안녕하십니까. {name} {representative.title} {representative.name}입니다. 새벽 시장에서 하루를 열고, 마지막
            손님의 상을 치운 뒤에야 불을 끄는 외식업 가족 여러분께 깊은 존경과 감사의 마음을 전합니다.
          </p>
          <p>
            저도 스물여섯에 시장 골목 여섯 평짜리 국밥집에서 장사를 시작했습니다. 식재료값이 뛰면 밤새 계산기를
            두드렸고, 사람을 구하지 못한 날에는 가족이 모두 주방에 섰습니다. 그때 가장 아쉬웠던 것은 돈보다도, 물어볼
            곳과 함께 고민해 줄 동료였습니다. 우리 협회는 바로 그 자리를 채우려고 {association.founded}년에 문을
            열었습니다.
          </p>
          <p>
            협회가 하는 일은 세 가지입니다. 첫째, 손님이 안심하고 드실 수 있도록 <strong>위생교육</strong>을 현장에 맞게
            가르칩니다. 둘째, 경험과 감에만 기대지 않고 가게를 꾸릴 수 있도록 <strong>외식경영 교육과 자격</strong>을
            운영합니다. 셋째, 한 사람의 목소리로는 바꾸기 어려운 제도를 <strong>회원의 뜻을 모아 건의</strong>합니다.
            전국 17개 지회가 이 일을 여러분의 가게 가까이에서 함께합니다.
          </p>
          <p>
            외식업의 환경은 빠르게 바뀌고 있습니다. 배달과 예약은 휴대폰으로 옮겨 갔고, 손님은 맛만큼 위생과 환경,
            알레르기 정보를 따집니다. 협회는 온라인 교육을 늘리고 자료실을 열어, 먼 곳에 계신 분도 영업을 마친 늦은
            시간에도 배울 수 있게 하겠습니다. 이 누리집에서 교육과 시험을 신청하고 수강증과 수험표, 자격증까지 받아 보실
            수 있도록 한 것도 같은 까닭입니다. 화면이 낯설어 어려우시면 언제든 전화해주세요. 직원이 한 단계씩
            도와드리겠습니다.
          </p>
          <p>
            밥 한 그릇에는 만든 사람의 하루가 담겨 있습니다. 그 하루가 헛되지 않도록, 정직하게 음식을 만드는 분이 제대로
            인정받는 외식업을 여러분과 함께 만들어 가겠습니다. 고맙습니다.
          </p>
          <p className={styles.sign}>
            <span>
              {association.legalName} {representative.title}
            </span>
            <strong>{representative.name}</strong>
            <Signature />
          </p>
        </div>
      </div>
    </Page>
  );
}
