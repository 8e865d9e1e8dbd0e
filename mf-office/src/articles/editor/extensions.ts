import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { articleExtensions } from '@portal/shared/editor';
import { PictureView } from './PictureView.tsx';

/**
 * Tiptap removes its node views when an editor is destroyed: without this plugin, it would then render plain images,
 * each of which would be requested without a token.
 */
const pictureWithoutView = new Plugin({
  props: { nodeViews: { image: () => ({ dom: document.createElement('span') }) } },
});

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
  addProseMirrorPlugins: () => [pictureWithoutView],
});

/** Editor extensions: exactly the elements that `ARTICLE_MARKUP` allows. */
export const extensions: Extensions = [...articleExtensions, StoredImage];
