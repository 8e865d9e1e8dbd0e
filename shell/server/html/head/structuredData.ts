import type { ArticleFact, BreadcrumbFact, PageFact } from '@portal/shared/facts/facts';
import { absolute, pictureAddress, SHARE_PICTURE_PATH } from './addresses.ts';
import { organizationData, publisher } from './association.ts';
import { courseData, examData } from './offeringData.ts';

/** Longer headlines are cut by those who show them; the whole stands in the page. */
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

/** Names of menus have no page: they are left out. */
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

/** What a page says of itself in the words of schema.org; null when it says nothing. */
export const structuredData = (origin: string, url: string, facts: readonly PageFact[]): object | null =>
  facts.length === 0
    ? null
    : { '@context': 'https://schema.org', '@graph': facts.map((fact) => dataOf(origin, url, fact)) };
