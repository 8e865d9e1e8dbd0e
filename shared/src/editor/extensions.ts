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

/** What an article can be written with, its pictures aside: exactly what `ARTICLE_MARKUP` allows. */
export const articleExtensions: Extensions = [starterKit([2, 3, 4])];

/** What a member's post can be written with: exactly what `POST_MARKUP` allows. */
export const postExtensions: Extensions = [starterKit([3, 4])];
