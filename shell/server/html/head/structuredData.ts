import type { ArticleFact, BreadcrumbFact, PageFact } from '@portal/shared/facts/facts';
import { absolute, pictureAddress, SHARE_PICTURE_PATH } from './addresses.ts';
import { organizationData, publisher } from './association.ts';
import { courseData, examData } from './offeringData.ts';

/** Search engines cut longer headlines; the page itself has all of it. */
const MAX_HEADLINE = 110;

const articleData = (origin: string, url: string, { title, description, writer, published, picture }: ArticleFact) => ({
  '@type': 'Article',
  headline: title.slice(0, MAX_HEADLINE),
  description,
  inLanguage: 'ko',
  datePublished: published,
  author: { '@type': 'Organization', name: writer || publisher(origin).name, url: publisher(origin).url },
  publisher: publisher(origin),
  image: [pictureAddress(origin, picture) ?? absolute(origin, SHARE_PICTURE_PATH)],
  mainEntityOfPage: url,
});

/** Entries without a page, which are names of menus, are left out. */
const breadcrumbData = (origin: string, url: string, { crumbs }: BreadcrumbFact) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter(({ to }, index) => to !== undefined || index === crumbs.length - 1)
    .map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? url : absolute(origin, to),
    })),
});

function dataOf(origin: string, url: string, fact: PageFact): object {
  switch (fact.kind) {
    case 'organization':
      return organizationData(origin);
    case 'article':
      return articleData(origin, url, fact);
    case 'breadcrumb':
      return breadcrumbData(origin, url, fact);
    case 'course':
      return courseData(origin, url, fact);
    case 'exam':
      return examData(origin, url, fact);
    case 'questions':
      return {
        '@type': 'FAQPage',
        mainEntity: fact.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
  }
}

/** Structured data of a page (schema.org); null without facts. */
export const structuredData = (origin: string, url: string, facts: readonly PageFact[]): object | null =>
  facts.length === 0
    ? null
    : { '@context': 'https://schema.org', '@graph': facts.map((fact) => dataOf(origin, url, fact)) };
