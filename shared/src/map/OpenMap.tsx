import { MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '../ui/index.ts';
import styles from './OpenMap.module.css';

interface OpenMapProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** The street and number. */
  address: string;
}

/**
 * Opens the map of a place above the page. Nothing of the service is loaded before it is pressed; where the portal has
 * no map, the stylesheet hides it, since a server that renders a section cannot know.
 */
export const OpenMap = ({ address, variant = 'secondary', size }: OpenMapProps) => (
  <Button
    variant={variant}
    size={size}
    // Among the links of maps a pin stands already.
    icon={variant === 'plain' ? undefined : <MapPin />}
    className={styles.root}
    aria-label={`‘${address}’ 지도 보기`}
    onClick={() => void openDialog(() => import('./MapDialog.tsx'), { address })}
  >
    지도 보기
  </Button>
);
