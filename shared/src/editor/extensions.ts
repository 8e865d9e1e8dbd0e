import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

type HeadingLevel = 2 | 3 | 4;

const starterKit = (levels: HeadingLevel[]) =>
  StarterKit.configure({
    heading: { levels },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  });

/** Markup of an article without pictures: exactly what `ARTICLE_MARKUP` allows. */
export const articleExtensions: Extensions = [starterKit([2, 3, 4])];

/** Markup of a member's post: exactly what `POST_MARKUP` allows. */
export const postExtensions: Extensions = [starterKit([3, 4])];
