import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_MARKUP, storedPictureOf } from '@portal/shared/contract/office/articleMarkup';
import { PictureView } from './PictureView.tsx';

/** A picture of the portal's own store, with its description. */
const StoredImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element: HTMLElement) => (storedPictureOf(element.getAttribute('src') ?? '') === null ? false : null),
    },
  ],
  addInputRules: () => [],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** What can be written: exactly what `ARTICLE_MARKUP` allows. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: [...ARTICLE_MARKUP.schemes],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  StoredImage,
];
