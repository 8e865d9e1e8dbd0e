import type { PageModule, Section } from '@portal/shared/section';

const pageOf = (name: string) => ({
  path: `/sample/${name}`,
  title: name,
  load: async (): Promise<PageModule> => {
    const pages = await import('./samplePages.tsx');
    return { default: pages[name as keyof typeof pages] };
  },
});

/** Section with pages that do what is allowed or forbidden during rendering. */
export const sampleSection: Section = {
  name: 'mf-sample',
  title: '보기',
  owner: { team: '시험팀', contact: 'sample@hanbit-food.example' },
  prefixes: ['/sample'],
  pages: ['Fine', 'OfBrowsersOnly', 'ReadsWindow', 'ReadsStorage', 'DiffersInBrowser', 'ReadsClock'].map(pageOf),
  menus: [],
};
