import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { StoredPicture } from '../../parts/files/StoredPicture.tsx';
import styles from './PictureView.module.css';

/** A picture in the editor, with its description below. */
export function PictureView({ node, selected }: NodeViewProps) {
  const { src, alt } = node.attrs as { src: string; alt: string };
  return (
    <NodeViewWrapper className={[styles.root, selected && styles.selected].filter(Boolean).join(' ')}>
      <StoredPicture path={storedPictureOf(src) ?? ''} alt={alt} />
      <p className={styles.alt} contentEditable={false}>
        {alt ? `설명: ${alt}` : '설명이 없습니다. 사진을 고르고 ‘사진’을 눌러 입력해주세요.'}
      </p>
    </NodeViewWrapper>
  );
}
