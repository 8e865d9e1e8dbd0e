import { MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '../ui/index.ts';
import styles from './OpenMap.module.css';

interface OpenMapProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Street and number. */
  address: string;
}

/**
 * Button that opens the map of a place. Nothing of the service is loaded before it is pressed. Without a map service,
 * the stylesheet hides it, because a server that renders a section cannot know.
 */
export const OpenMap = ({ address, variant = 'secondary', size }: OpenMapProps) => (
  <Button
    variant={variant}
    size={size}
    // Links of maps already have a pin.
    icon={variant === 'plain' ? undefined : <MapPin />}
    className={styles.root}
    aria-label={`‘${address}’ 지도 보기`}
    onClick={() => void openDialog(() => import('./MapDialog.tsx'), { address })}
  >
    지도 보기
  </Button>
);
