/** A step of a reader: a document of the repository or a page of the site, and the reason to read it. */
interface Step {
  /** `docs/operating.md`, or an address of the site such as `gallery/index.html`. */
  path: string;
  why: string;
}

export interface Reader {
  id: string;
  name: string;
  /** Language of `name`, `intention` and the reasons. */
  lang: 'en' | 'ko';
  intention: string;
  steps: readonly Step[];
}

/** Address of the Storybook in the site. */
export const GALLERY = 'gallery/index.html';

/** Readers with their documents in order; a document in no list is under "More". */
export const READERS: readonly Reader[] = [
  {
    id: 'team',
    name: 'A member of the team',
    lang: 'en',
    intention: 'I change the portal in this repository.',
    steps: [
      { path: 'README.md', why: 'Two commands, the demo’s accounts, which folder holds what.' },
      { path: 'docs/architecture.md', why: 'How a request goes through shell, section, API and database.' },
      { path: 'docs/glossary.md', why: 'Korean domain terms with their English names.' },
      { path: 'CONTRIBUTING.md', why: 'How to run and test, eight rules, and where the how-tos are.' },
      { path: GALLERY, why: 'The design kit: every component in its states.' },
      { path: 'docs/specification.md', why: 'What the portal does, to look things up in; tests point to it.' },
      { path: 'docs/performance.md', why: 'The limits that a build keeps, and how they are measured.' },
      { path: 'docs/accessibility.md', why: 'What every page keeps to, and which check looks.' },
      { path: 'docs/walks.md', why: 'How money is proved; before you change anything about payments.' },
      { path: 'docs/decisions/README.md', why: 'Why things are as they are, one record for each.' },
    ],
  },
  {
    id: 'team-outside',
    name: 'A team outside',
    lang: 'en',
    intention: 'I build a section in a repository of my own.',
    steps: [
      {
        path: 'docs/adding-a-section.md',
        why: 'What a section is, from an empty folder to the gate; what the shell promises.',
      },
      { path: GALLERY, why: 'The components that you build with.' },
      { path: 'docs/deploying-a-section.md', why: 'The gate, registering, canaries, going back.' },
      { path: 'docs/accessibility.md', why: 'What the gate looks for in your pages.' },
    ],
  },
  {
    id: 'integrator',
    name: 'An integrator',
    lang: 'en',
    intention: 'I run the portal, connect payments and messages, or call it from a program.',
    steps: [
      { path: 'README.md', why: 'It runs on your machine by one command, as containers by another.' },
      { path: 'docs/integrating.md', why: 'How a program of yours calls the portal; what stays compatible.' },
      { path: 'docs/operating.md', why: 'Containers, services, backups, upgrades, incidents.' },
      { path: 'docs/operating-reference.md', why: 'Every setting, job, metric and alert.' },
      { path: 'docs/security.md', why: 'What is protected, how, and what remains.' },
      { path: 'docs/deploying-a-section.md', why: 'How versions go live and are taken back.' },
      { path: 'docs/architecture.md', why: 'What calls what.' },
      { path: 'docs/verification/README.md', why: 'What ASVS, KWCAG and the law ask, each with its test.' },
      { path: 'SECURITY.md', why: 'How a weakness is reported.' },
    ],
  },
  {
    id: 'office',
    name: '사무국 직원',
    lang: 'ko',
    intention: '교육과 시험, 돈, 게시물, 회원을 맡아 처리합니다.',
    steps: [
      { path: 'README.ko.md', why: '포털이 무엇이고 예시 계정이 무엇인지 한국어로 설명합니다.' },
      { path: 'docs/office.ko.md', why: '사무국 화면마다 할 수 있는 일과 지킬 규칙입니다.' },
      { path: 'docs/glossary.md', why: '화면의 말과 문서의 말을 맞추어 보는 표입니다(영어와 한국어).' },
    ],
  },
  {
    id: 'association',
    name: '협회',
    lang: 'ko',
    intention: '포털을 맡길지, 무엇을 정해야 하는지 알아봅니다.',
    steps: [
      { path: 'README.ko.md', why: '무엇을 하는 포털인지, 어떻게 켜 보는지 한국어로 설명합니다.' },
      { path: 'docs/demo.md', why: '10분 동안 포털을 보여 주는 차례와 할 말입니다(영어, 할 말은 한국어).' },
      { path: 'docs/another-association.md', why: '다른 협회의 포털로 바꾸는 명령과 그다음에 쓸 것입니다(영어).' },
      { path: 'docs/security.md', why: '개인정보와 돈을 어떻게 지키고 무엇이 남아 있는지입니다(영어).' },
      { path: 'docs/accessibility.md', why: '모두가 쓸 수 있게 하려고 지키는 것입니다(영어).' },
    ],
  },
];
