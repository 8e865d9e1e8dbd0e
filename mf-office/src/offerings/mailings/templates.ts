/** A recurring text, edited as needed. */
interface Template {
  name: string;
  title: string;
  content: string;
}

export const TEMPLATES: readonly Template[] = [
  {
    name: '준비물과 시간 안내',
    title: '준비물과 시간을 안내해드립니다.',
    content:
      '{{이름}}님, {{과정명}} 안내입니다. 일시: {{일시}}. 장소: {{장소}}. 시작 20분 전까지 도착해주시고, 신분증과 수강증(시험은 수험표)을 꼭 가져와주세요.',
  },
  {
    name: '오시는 길과 주차',
    title: '오시는 길을 안내해드립니다.',
    content:
      '{{이름}}님, {{과정명}}이 열리는 곳은 {{장소}}입니다. 주차 자리가 적으니 되도록 대중교통을 이용해주세요. 일시는 {{일시}}입니다.',
  },
  {
    name: '교재와 자료',
    title: '교재와 자료를 안내해드립니다.',
    content: '{{이름}}님, {{과정명}}에서 쓸 자료를 홈페이지의 자료실에 올렸습니다. {{일시}} 전에 미리 읽고 와주세요.',
  },
];
