import styles from './Scene.module.css';

export interface SceneProps {
  /** Address of the drawn file: a module of `@portal/shared/scenes`. */
  src: string;
  /** Size of the drawing. */
  width?: number;
  height?: number;
}

/**
 * Drawn scene of what a page is about. Decorative; loads when it comes near the window.
 *
 * @example
 * ```tsx
 * import lecture from '@portal/shared/scenes/lecture.scene';
 *
 * <Page title="교육 안내" scene={<Scene src={lecture} />} />
 * ```
 */
export const Scene = ({ src, width = 480, height = 300 }: SceneProps) => (
  <img className={styles.root} src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
);
