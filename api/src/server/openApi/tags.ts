/** Tags of calls by the beginning of their paths: the first match applies. */
export const TAGS = [
  {
    name: 'membership',
    description: 'Joining, login and session, the own data, notices, consents',
    paths: ['/api/user/', '/smart-user/'],
  },
  { name: 'proofs', description: 'Proof of a phone by a code, and of a person', paths: ['/api/auth/'] },
  { name: 'files and look-ups', description: 'Files, addresses, licences, education', paths: ['/api/common/'] },
  {
    name: 'news',
    description: 'Association news, notices, the data room, food news',
    paths: ['/api/home/news/', '/api/board/', '/api/eat/'],
  },
  {
    name: 'boards',
    description: 'Member board, promotion, reviews, questions, inquiries',
    paths: ['/api/home/space/'],
  },
  {
    name: 'courses and exams',
    description: 'Offerings, the line for a seat, applications, groups, results, certificates and papers',
    paths: ['/api/home/manager/'],
  },
  { name: 'payment', description: 'Payments of applications, and their cash receipts', paths: ['/api/payment/'] },
  {
    name: 'pages',
    description: 'What the home page and the frame show, standing texts, the search',
    paths: ['/api/home/main/', '/api/home/intro/', '/api/home/search', '/api/adBanner/'],
  },
  { name: 'office', description: "The association's employees, each call by its permission", paths: ['/api/office/'] },
  { name: 'telemetry', description: 'What browsers and the shell tell of failures', paths: ['/api/telemetry'] },
] as const;

/** @throws Error for a path without a tag: it needs a row above */
export function tagOf(path: string): string {
  const tag = TAGS.find(({ paths }) => paths.some((beginning) => path.startsWith(beginning)));
  if (!tag) throw new Error(`No tag in the OpenAPI document has the path ${path}`);
  return tag.name;
}
