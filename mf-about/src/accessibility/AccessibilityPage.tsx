import { association } from '@portal/shared/association';
import { Callout, DescriptionList, Page, PhoneLink, Section, TextLink } from '@portal/shared/ui';
import styles from './AccessibilityPage.module.css';

const { name, phone, email, officeHours } = association;

const HELP = [
  {
    term: '키보드로만 쓰기',
    description:
      'Tab 키로 다음 항목, Shift와 Tab 키로 이전 항목으로 옮기고 Enter 키로 누릅니다. 화면 맨 위에서 Tab 키를 한 번 누르면 ‘본문 바로가기’가 나타납니다. 열린 창은 Esc 키로 닫습니다.',
  },
  {
    term: '글자 키우기',
    description:
      '브라우저의 확대 기능(Ctrl과 + 키)이나 휴대폰의 글자 크기 설정을 쓰시면 됩니다. 400%까지 키워도 옆으로 밀지 않고 읽을 수 있습니다.',
  },
  {
    term: '화면 낭독기로 듣기',
    description: '제목, 목록, 표, 입력란에 이름이 있고, 새 화면이 열리거나 오류가 생기면 소리로 알려드립니다.',
  },
  {
    term: '어두운 화면과 고대비',
    description: '기기의 어두운 화면 설정과 고대비(강제 색상) 설정을 그대로 따릅니다.',
  },
  {
    term: '움직임 줄이기',
    description: '기기에서 ‘동작 줄이기’를 켜면 저절로 넘어가는 광고와 움직이는 효과가 멈춥니다.',
  },
];

/** The portal's accessibility statement: commitments, known gaps, and contact for complaints. */
export default function AccessibilityPage() {
  return (
    <Page
      title="웹 접근성 안내"
      lead={`${name}는 장애가 있는 분과 나이 드신 분도 누리집의 모든 안내와 신청을 똑같이 이용하실 수 있게 만듭니다.`}
      width="text"
      breadcrumb={[{ label: '협회소개' }]}
    >
      <Section title="무엇을 지키나요?">
        <p>
          한국형 웹 콘텐츠 접근성 지침(KWCAG) 2.2의 검사 항목을 모두 지키려고 합니다. 장애인차별금지 및 권리구제 등에
          관한 법률 제21조와 지능정보화 기본법 제46조를 따른 것입니다.
        </p>
        <ul className={styles.list}>
          <li>
            모든 화면을 넓은 창과 휴대폰 크기에서 자동 검사 도구로 확인하고, 문제가 있으면 새 화면을 내지 않습니다.
          </li>
          <li>교육 신청과 취소를 키보드만으로 끝까지 해 보고, 글자를 200%로, 화면을 400%로 키워 확인합니다.</li>
          <li>글자와 바탕의 명암비는 4.5 대 1 이상, 누르는 곳은 가로세로 44픽셀 이상을 기준으로 합니다.</li>
        </ul>
      </Section>

      <Section title="이렇게 쓰실 수 있습니다">
        <DescriptionList items={HELP} />
      </Section>

      <Section title="아직 부족한 점">
        <ul className={styles.list}>
          <li>회원이 게시판에 올린 사진과 파일에는 설명이 없을 수 있습니다.</li>
          <li>
            지도 보기와 결제창은 다른 회사의 화면이어서 협회가 고칠 수 없습니다. 주소와 교통편은 글로도 적어 두었습니다.
          </li>
          <li>
            한글·PDF로 올린 자료는 화면 낭독기로 읽기 어려울 수 있습니다. 말씀해주시면 읽을 수 있는 글로 보내드립니다.
          </li>
        </ul>
      </Section>

      <Section title="불편하셨다면 알려주세요">
        <Callout title="접근성 불편 신고">
          <p>
            전화 <PhoneLink phone={phone} /> ({officeHours}) 또는 이메일{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>로 어느 화면에서 무엇이 어려웠는지 알려주세요. 전화로는
            바로 도와드리고, 받은 날부터 7일 안에 어떻게 고칠지 답해드립니다.
          </p>
        </Callout>
        <p>협회의 답이 충분하지 않으면 국가인권위원회(국번 없이 1331)에 진정하실 수 있습니다.</p>
      </Section>
    </Page>
  );
}
