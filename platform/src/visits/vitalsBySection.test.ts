import { vitalsBySection } from './vitalsBySection.ts';

test('compared vitals are reported for their section and for the shell, others are not', () => {
  const page = { build: 'b1', page: '' };
  const measured = [
    { vital: 'LCP' as const, value: 900, section: 'mf-about', ...page },
    { vital: 'INP' as const, value: 80, section: 'mf-news-space', ...page },
    { vital: 'CLS' as const, value: 0, section: 'shell', ...page },
    { vital: 'TTFB' as const, value: 40, section: 'mf-about', ...page },
  ];
  expect(Object.fromEntries(vitalsBySection(measured))).toEqual({
    shell: { LCP: 900, INP: 80, CLS: 0 },
    'mf-about': { LCP: 900 },
    'mf-news-space': { INP: 80 },
  });
});
